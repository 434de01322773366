import type { Viewer } from '../../ground/core/context.ts';
import { holds } from '../../ground/roles/roles.policy.ts';

/** Administrators write and change articles in the console; members submit theirs, see `own`. */
export const canEditArticle = (viewer: Viewer | null): boolean => holds(viewer, 'content');

/** Engagement: likes and bookmarks in percent of the views; 0 without views. */
export function engagement({
  likes,
  bookmarks,
  views,
}: {
  likes: number;
  bookmarks: number;
  views: number;
}): number {
  return views === 0 ? 0 : Math.min(100, Math.round((100 * (likes + bookmarks)) / views));
}
