import type { InfiniteData } from '@tanstack/react-query';
import { type Outputs, trpc } from '../../app/trpc.ts';
import { toast } from '../../ui/toast.ts';
import { FEED_PAGE } from './feed-page.ts';

type PostPage = Outputs['feed']['list'];
export type Post = PostPage['items'][number];

export function useFeed() {
  return trpc.feed.list.useInfiniteQuery(FEED_PAGE, { getNextPageParam: ({ nextCursor }) => nextCursor });
}

/** Sets a like at once and takes it back when the server refuses. */
export function useLikePost() {
  const utils = trpc.useUtils();
  const change = (id: number, next: (post: Post) => Post) =>
    utils.feed.list.setInfiniteData(
      FEED_PAGE,
      (data) => data && mapPosts(data, (post) => (post.id === id ? next(post) : post)),
    );

  return trpc.feed.like.useMutation({
    meta: { keepsCache: true },
    async onMutate({ id, liked }) {
      await utils.feed.list.cancel();
      change(id, (post) => ({ ...post, liked, likes: post.likes + Number(liked) - Number(post.liked) }));
    },
    onSuccess({ id, liked, likes }) {
      change(id, (post) => ({ ...post, liked, likes }));
    },
    onError(error, { id, liked }) {
      change(id, (post) => ({
        ...post,
        liked: !liked,
        likes: post.likes + Number(!liked) - Number(post.liked),
      }));
      toast({ title: 'Error', description: error.message, destructive: true });
    },
  });
}

/** Takes the post off the page at once; it comes back when the server refuses. */
export function useDeletePost() {
  const utils = trpc.useUtils();
  return trpc.feed.delete.useMutation({
    async onMutate({ id }) {
      await utils.feed.list.cancel();
      const before = utils.feed.list.getInfiniteData(FEED_PAGE);
      utils.feed.list.setInfiniteData(FEED_PAGE, (data) => data && withoutPost(data, id));
      return { before };
    },
    onError(error, _post, context) {
      utils.feed.list.setInfiniteData(FEED_PAGE, context?.before);
      toast({ title: 'Error', description: error.message, destructive: true });
    },
  });
}

type Pages = InfiniteData<PostPage, string | null>;

function mapPosts(data: Pages, change: (post: Post) => Post): Pages {
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) };
}

function withoutPost(data: Pages, id: number): Pages {
  return {
    ...data,
    pages: data.pages.map((page) => ({ ...page, items: page.items.filter((post) => post.id !== id) })),
  };
}
