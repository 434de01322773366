import type { Utils } from '../../lib/trpc.ts';
import { type FeedPart, feedPage, feedPart } from './feed-page.ts';
import { prefetchPreviews } from './prefetch-previews.ts';

/** On the server, so that the page says from the beginning what its reader follows. */
const prefetchFollowed = import.meta.env.SSR
  ? async (utils: Utils, { topic, view }: FeedPart) => {
      if (topic === null && view !== 'topics') return;
      if (await utils.auth.me.ensureData()) await utils.topics.followed.prefetch();
    }
  : undefined;

/** Fetches the part of the feed that an address asks for. */
export async function loadFeed(utils: Utils, url: URL): Promise<void> {
  const part = feedPart(url.searchParams);
  const { pages } = await utils.feed.list.fetchInfinite(feedPage(part));
  await prefetchFollowed?.(utils, part);
  await prefetchPreviews?.(
    utils,
    pages.flatMap(({ items }) => items),
  );
}
