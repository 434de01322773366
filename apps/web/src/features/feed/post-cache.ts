import type { InfiniteData } from '@tanstack/react-query';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { FEED_PAGE, SAVED_POSTS_PAGE } from './feed-page.ts';

type PostPage = Outputs['feed']['list'];
export type Post = PostPage['items'][number];
type Pages = InfiniteData<PostPage, string | null>;

/** The cached posts. A change is applied wherever a post is cached: in the feed, in the saved list, on its own page. */
export function usePostCache() {
  const utils = trpc.useUtils();

  const changePages = (next: (pages: Pages) => Pages) => {
    utils.feed.list.setInfiniteData(FEED_PAGE, (data) => data && next(data));
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
      const feed = utils.feed.list.getInfiniteData(FEED_PAGE);
      const saved = utils.saved.posts.getInfiniteData(SAVED_POSTS_PAGE);
      changePages((pages) => withItems(pages, (items) => items.filter((post) => post.id !== id)));
      return () => {
        utils.feed.list.setInfiniteData(FEED_PAGE, feed);
        utils.saved.posts.setInfiniteData(SAVED_POSTS_PAGE, saved);
      };
    },
    /** Replaces the whole feed with its newest page. */
    async reset() {
      const first = await utils.client.feed.list.query(FEED_PAGE);
      await utils.feed.list.cancel();
      utils.feed.list.setInfiniteData(FEED_PAGE, { pages: [first], pageParams: [null] });
    },
  };
}

function withItems(pages: Pages, next: (items: Post[]) => Post[]): Pages {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, items: next(page.items) })) };
}
