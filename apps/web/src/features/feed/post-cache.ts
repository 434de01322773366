import type { InfiniteData } from '@tanstack/react-query';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { FEED_PAGE, SAVED_POSTS_PAGE } from './feed-page.ts';

type PostPage = Outputs['feed']['list'];
export type Post = PostPage['items'][number];
type Pages = InfiniteData<PostPage, string | null>;

/**
 * The posts that the browser holds, wherever they are shown: in the feed, among the saved ones, on their own page.
 * A change is made in all of them.
 */
export function usePostCache() {
  const utils = trpc.useUtils();

  const changePages = (next: (pages: Pages) => Pages) => {
    utils.feed.list.setInfiniteData(FEED_PAGE, (data) => data && next(data));
    utils.saved.posts.setInfiniteData(SAVED_POSTS_PAGE, (data) => data && next(data));
  };

  return {
    /** Stops answers that are on their way and would overwrite what is changed now. */
    cancel: () =>
      Promise.all([utils.feed.list.cancel(), utils.saved.posts.cancel(), utils.feed.get.cancel()]),
    change(id: number, next: (post: Post) => Post) {
      changePages((pages) =>
        withItems(pages, (items) => items.map((post) => (post.id === id ? next(post) : post))),
      );
      utils.feed.get.setData({ id }, (post) => post && next(post));
    },
    /** Takes a post away; the answer puts it back where it was. */
    remove(id: number): () => void {
      const feed = utils.feed.list.getInfiniteData(FEED_PAGE);
      const saved = utils.saved.posts.getInfiniteData(SAVED_POSTS_PAGE);
      changePages((pages) => withItems(pages, (items) => items.filter((post) => post.id !== id)));
      return () => {
        utils.feed.list.setInfiniteData(FEED_PAGE, feed);
        utils.saved.posts.setInfiniteData(SAVED_POSTS_PAGE, saved);
      };
    },
    /** Reads the newest page of the feed in place of all that was there. */
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
