import type { InfiniteData } from '@tanstack/react-query';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { FEED_PAGE, FEED_VIEWS, SAVED_POSTS_PAGE, feedPage } from './feed-page.ts';

type PostPage = Outputs['feed']['list'];
export type Post = PostPage['items'][number];
type Pages = InfiniteData<PostPage, string | null>;

const VIEWS = [null, ...FEED_VIEWS];

/** The cached posts. A change is applied wherever a post is cached: in the feed, in the saved list, on its own page. */
export function usePostCache() {
  const utils = trpc.useUtils();

  const changePages = (next: (pages: Pages) => Pages) => {
    for (const view of VIEWS) utils.feed.list.setInfiniteData(feedPage(view), (data) => data && next(data));
    utils.saved.posts.setInfiniteData(SAVED_POSTS_PAGE, (data) => data && next(data));
  };

  return {
    /** Cancels the queries in flight, which would overwrite an optimistic update. */
    cancel: () =>
      Promise.all([utils.feed.list.cancel(), utils.saved.posts.cancel(), utils.feed.get.cancel()]),
    change(id: number, next: (post: Post) => Post) {
      changePages((pages) =>
        withItems(pages, (items) => items.map((post) => (post.id === id ? next(post) : post))),
      );
      utils.feed.get.setData({ id }, (post) => post && next(post));
    },
    /** Removes a post; the returned function is the rollback. */
    remove(id: number): () => void {
      const feeds = VIEWS.map((view) => utils.feed.list.getInfiniteData(feedPage(view)));
      const saved = utils.saved.posts.getInfiniteData(SAVED_POSTS_PAGE);
      changePages((pages) => withItems(pages, (items) => items.filter((post) => post.id !== id)));
      return () => {
        for (const [at, view] of VIEWS.entries()) utils.feed.list.setInfiniteData(feedPage(view), feeds[at]);
        utils.saved.posts.setInfiniteData(SAVED_POSTS_PAGE, saved);
      };
    },
    /** Replaces the whole feed with its newest page; its parts are fetched again. */
    async reset() {
      const first = await utils.client.feed.list.query(FEED_PAGE);
      await utils.feed.list.cancel();
      utils.feed.list.setInfiniteData(FEED_PAGE, { pages: [first], pageParams: [null] });
      for (const view of FEED_VIEWS) void utils.feed.list.invalidate(feedPage(view));
    },
  };
}

function withItems(pages: Pages, next: (items: Post[]) => Post[]): Pages {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, items: next(page.items) })) };
}
