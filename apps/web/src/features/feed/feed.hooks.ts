import { showError } from '../../lib/show-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../lib/toast.ts';
import { FEED_PAGE } from './feed-page.ts';
import { type Post, usePostCache } from './post-cache.ts';

export function useFeed() {
  return trpc.feed.list.useInfiniteQuery(FEED_PAGE, { getNextPageParam: ({ nextCursor }) => nextCursor });
}

/** Sets a like at once and takes it back when the server refuses. Clicks on one post are sent one by one. */
export function useLikePost(post: Post) {
  const cache = usePostCache();
  const set = (liked: boolean) =>
    cache.change(post.id, (old) => ({ ...old, liked, likes: old.likes + Number(liked) - Number(old.liked) }));

  return trpc.feed.like.useMutation({
    scope: { id: `like-${post.id}` },
    meta: { skipInvalidation: true },
    async onMutate({ liked }) {
      set(liked);
      await cache.cancel();
      set(liked);
    },
    onSuccess: ({ id, liked, likes }) =>
      cache.change(id, (old) => (old.liked === liked ? { ...old, likes } : old)),
    onError(error, { liked }) {
      set(!liked);
      showError(error);
    },
  });
}

/** Keeps a post, or no longer; saved ones are listed anew the next time they are shown. */
export function useBookmarkPost(post: Post) {
  const cache = usePostCache();
  const utils = trpc.useUtils();
  const set = (bookmarked: boolean) => cache.change(post.id, (old) => ({ ...old, bookmarked }));

  return trpc.feed.bookmark.useMutation({
    scope: { id: `bookmark-${post.id}` },
    meta: { skipInvalidation: true },
    async onMutate({ bookmarked }) {
      set(bookmarked);
      await cache.cancel();
      set(bookmarked);
    },
    onSuccess: () => utils.saved.posts.invalidate(undefined, { refetchType: 'none' }),
    onError(error, { bookmarked }) {
      set(!bookmarked);
      showError(error);
    },
  });
}

/** Posts; the feed then begins with what is newest. */
export function useCreatePost(onPosted: () => void) {
  const cache = usePostCache();
  const utils = trpc.useUtils();
  return trpc.feed.create.useMutation({
    meta: { skipInvalidation: true },
    async onSuccess() {
      await cache.reset().catch(() => utils.feed.list.invalidate());
      onPosted();
    },
    onError: (error) =>
      toast({ title: 'Failed to create post', description: error.message, destructive: true }),
  });
}

export function useUpdatePost(onSaved: () => void) {
  const cache = usePostCache();
  return trpc.feed.update.useMutation({
    meta: { skipInvalidation: true },
    onSuccess(post) {
      cache.change(post.id, () => post);
      onSaved();
    },
    onError: showError,
  });
}

/** Takes the post off the page at once; it comes back when the server refuses. */
export function useDeletePost() {
  const cache = usePostCache();
  return trpc.feed.delete.useMutation({
    meta: { skipInvalidation: true },
    async onMutate({ id }) {
      await cache.cancel();
      return { rollback: cache.remove(id) };
    },
    onSuccess: () => toast({ title: 'Post deleted' }),
    onError(error, _post, context) {
      context?.rollback();
      showError(error);
    },
  });
}

/** Tells the administrators where a short link leads. */
export function useReportLink(onSent: () => void) {
  return trpc.shortLinks.report.useMutation({
    meta: { skipInvalidation: true },
    onSuccess() {
      toast({ title: 'Thank you', description: 'The link was reported. We will look at it.' });
      onSent();
    },
    onError: showError,
  });
}

/** Tells the administrators about a post. */
export function useReportPost(onSent: () => void) {
  return trpc.feed.report.useMutation({
    meta: { skipInvalidation: true },
    onSuccess() {
      toast({ title: 'Thank you', description: 'The post was reported. We will look at it.' });
      onSent();
    },
    onError: showError,
  });
}
