import type { Viewer } from '../../ground/core/context.ts';
import { holds } from '../../ground/roles/roles.policy.ts';

type OwnedPost = { userId: number };

/** The edit window, in minutes after posting. */
export const EDIT_MINUTES = 30;

/** Authors may edit their own posts within the edit window. */
export function canEditPost(viewer: Viewer | null, post: OwnedPost & { isFresh: boolean }): boolean {
  return isAuthor(viewer, post) && post.isFresh;
}

/** Authors may delete their own posts; moderators any. */
export function canDeletePost(viewer: Viewer | null, post: OwnedPost): boolean {
  return viewer !== null && (isAuthor(viewer, post) || holds(viewer, 'moderation'));
}

/** Members may report posts by others. */
export function canReportPost(viewer: Viewer | null, post: OwnedPost): boolean {
  return viewer !== null && !isAuthor(viewer, post);
}

const isAuthor = (viewer: Viewer | null, post: OwnedPost) => viewer?.id === post.userId;
