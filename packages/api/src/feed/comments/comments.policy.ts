import type { Viewer } from '../../core/context.ts';

type OwnedComment = { userId: number; postUserId: number };

/** The author deletes a comment, so does the author of the post under which it stands; an administrator any. */
export function canDeleteComment(viewer: Viewer | null, comment: OwnedComment): boolean {
  if (!viewer) return false;
  return viewer.id === comment.userId || viewer.id === comment.postUserId || viewer.role === 'admin';
}

/** Members report what others wrote. */
export function canReportComment(viewer: Viewer | null, comment: OwnedComment): boolean {
  return viewer !== null && viewer.id !== comment.userId;
}
