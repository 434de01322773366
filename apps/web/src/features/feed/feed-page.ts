import { isTopicName } from '@guildhall/markdown/topic-name';
import type { ListPostsInput } from '@guildhall/api/publishing/feed/feed.schema';

/** Input of the feed query, shared by the loader and the page so that they use one cache entry. */
export const FEED_PAGE = { limit: 10 };

/** What a reader may choose to see of the feed; the address says it. */
export const FEED_VIEWS = ['connections', 'topics', 'opportunity', 'achievement', 'insight'] as const;
export type FeedView = (typeof FEED_VIEWS)[number];

/** A view of what a member has chosen; visitors have none. */
export const isOwnView = (view: FeedView) => view === 'connections' || view === 'topics';

/** What of the feed is shown: a view, or the posts on a topic; the whole feed where both are null. */
export type FeedPart = { view: FeedView | null; topic: string | null };

/** The part that an address asks for. */
export function feedPart(query: URLSearchParams): FeedPart {
  const word = query.get('topic') ?? '';
  const topic = isTopicName(word) ? word : null;
  return { topic, view: topic ? null : (FEED_VIEWS.find((view) => view === query.get('show')) ?? null) };
}

/** Input of the feed query for a part. */
export function feedPage({ view, topic }: FeedPart): Omit<ListPostsInput, 'cursor'> {
  if (topic !== null) return { ...FEED_PAGE, topic };
  if (view === null) return FEED_PAGE;
  return { ...FEED_PAGE, ...(view === 'connections' || view === 'topics' ? { from: view } : { type: view }) };
}

/** Input of the saved posts query. */
export const SAVED_POSTS_PAGE = { limit: 20 };
