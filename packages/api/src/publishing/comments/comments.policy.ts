import type { Viewer } from '../../ground/core/context.ts';
import { holds } from '../../ground/roles/roles.policy.ts';

type OwnedComment = { userId: number; subjectUserId: number | null };

/** Its author and that of the post or article may delete a comment; a moderator any. */
export function canDeleteComment(viewer: Viewer | null, comment: OwnedComment): boolean {
  if (!viewer) return false;
  return viewer.id === comment.userId || viewer.id === comment.subjectUserId || holds(viewer, 'moderation');
}

/** Members may report comments by others. */
export function canReportComment(viewer: Viewer | null, comment: OwnedComment): boolean {
  return viewer !== null && viewer.id !== comment.userId;
}
