import type { Viewer } from '../core/context.ts';

type OwnedPost = { userId: number };

/** For how long after posting the author may change a post. */
export const EDIT_MINUTES = 30;

/** The author changes their own post while it is fresh. */
export function canEditPost(viewer: Viewer | null, post: OwnedPost & { isFresh: boolean }): boolean {
  return isAuthor(viewer, post) && post.isFresh;
}

/** The author deletes their own post; an administrator any. */
export function canDeletePost(viewer: Viewer | null, post: OwnedPost): boolean {
  return viewer !== null && (isAuthor(viewer, post) || viewer.role === 'admin');
}

/** Members report what others wrote. */
export function canReportPost(viewer: Viewer | null, post: OwnedPost): boolean {
  return viewer !== null && !isAuthor(viewer, post);
}

const isAuthor = (viewer: Viewer | null, post: OwnedPost) => viewer?.id === post.userId;
