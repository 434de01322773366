import type { Viewer } from '../core/context.ts';

type OwnedPost = { userId: number };

/** The author deletes their own post; an administrator any. */
export function canDeletePost(viewer: Viewer | null, post: OwnedPost): boolean {
  return viewer !== null && (viewer.id === post.userId || viewer.role === 'admin');
}
