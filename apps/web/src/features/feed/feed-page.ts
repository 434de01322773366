import type { ListPostsInput } from '@guildhall/api/publishing/feed/feed.schema';

/** Input of the feed query, shared by the loader and the page so that they use one cache entry. */
export const FEED_PAGE = { limit: 10 };

/** What a reader may choose to see of the feed; the address says it. */
export const FEED_VIEWS = ['connections', 'opportunity', 'achievement', 'insight'] as const;
export type FeedView = (typeof FEED_VIEWS)[number];

export const feedView = (value: string | null): FeedView | null =>
  FEED_VIEWS.find((view) => view === value) ?? null;

/** Input of the feed query for a view; null is the whole feed. */
export const feedPage = (view: FeedView | null): Pick<ListPostsInput, 'from' | 'type'> & { limit: number } =>
  view === null ? FEED_PAGE : { ...FEED_PAGE, ...(view === 'connections' ? { from: view } : { type: view }) };

/** Input of the saved posts query. */
export const SAVED_POSTS_PAGE = { limit: 20 };
