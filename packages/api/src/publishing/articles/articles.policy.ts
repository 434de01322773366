import type { Viewer } from '../../ground/core/context.ts';
import { holds } from '../../ground/roles/roles.policy.ts';

/** Only administrators write articles. */
export const canEditArticle = (viewer: Viewer | null): boolean => holds(viewer, 'content');

const CHARACTERS_A_MINUTE = 200;

/** Minutes, rounded up; 0 only for an empty text. */
export const readTime = (contentLength: number): number => Math.ceil(contentLength / CHARACTERS_A_MINUTE);

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
