import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { FEED_PAGE } from './feed-page.ts';

type PostPage = Outputs['feed']['list'];
export type Post = PostPage['items'][number];
type Pages = InfiniteData<PostPage, string | null>;

/** The lists of posts; those of one path differ by their input. */
const LISTS = [
  ['feed', 'list'],
  ['saved', 'posts'],
  ['chapters', 'posts', 'list'],
].map((path) => ({ queryKey: [path, { type: 'infinite' }] }));

/** The cached posts. A change is applied wherever a post is cached: in lists, and on its own page. */
export function usePostCache() {
  const utils = trpc.useUtils();
  const cache = useQueryClient();

  const changePages = (next: (pages: Pages) => Pages) => {
    for (const list of LISTS) cache.setQueriesData<Pages>(list, (data) => data && next(data));
  };

  return {
    /** Cancels the queries in flight, which would overwrite an optimistic update. */
    cancel: () => Promise.all([...LISTS.map((list) => cache.cancelQueries(list)), utils.feed.get.cancel()]),
    change(id: number, next: (post: Post) => Post) {
      changePages((pages) =>
        withItems(pages, (items) => items.map((post) => (post.id === id ? next(post) : post))),
      );
      utils.feed.get.setData({ id }, (post) => post && next(post));
    },
    /** Removes a post; the returned function is the rollback. */
    remove(id: number): () => void {
      const before = LISTS.flatMap((list) => cache.getQueriesData(list));
      changePages((pages) => withItems(pages, (items) => items.filter((post) => post.id !== id)));
      return () => {
        for (const [key, data] of before) cache.setQueryData(key, data);
      };
    },
    /** Replaces the whole feed with its newest page; its parts are fetched again. */
    async reset() {
      const first = await utils.client.feed.list.query(FEED_PAGE);
      await utils.feed.list.cancel();
      utils.feed.list.setInfiniteData(FEED_PAGE, { pages: [first], pageParams: [null] });
      const whole = utils.feed.list.getInfiniteData(FEED_PAGE);
      void utils.feed.list.invalidate(undefined, { predicate: ({ state }) => state.data !== whole });
    },
  };
}

function withItems(pages: Pages, next: (items: Post[]) => Post[]): Pages {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, items: next(page.items) })) };
}
