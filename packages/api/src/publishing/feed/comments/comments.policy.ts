import type { Viewer } from '../../../ground/core/context.ts';

type OwnedComment = { userId: number; postUserId: number };

/** Its author and the post's author may delete a comment; an administrator any. */
export function canDeleteComment(viewer: Viewer | null, comment: OwnedComment): boolean {
  if (!viewer) return false;
  return viewer.id === comment.userId || viewer.id === comment.postUserId || viewer.role === 'admin';
}

/** Members may report comments by others. */
export function canReportComment(viewer: Viewer | null, comment: OwnedComment): boolean {
  return viewer !== null && viewer.id !== comment.userId;
}
