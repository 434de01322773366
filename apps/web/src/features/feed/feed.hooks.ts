import { showEditConflict } from '../../lib/edit-conflict.ts';
import { showError } from '../../lib/show-error.ts';
import { type Inputs, trpc } from '../../lib/trpc.ts';
import { optimisticToggle } from '../../lib/optimistic-toggle.ts';
import { toast } from '../../lib/toast.ts';
import { type FeedPart, feedPage } from './feed-page.ts';
import { type Post, usePostCache } from './post-cache.ts';
import { feedMessages as messages } from './feed.messages.ts';

export function useFeed(part: FeedPart) {
  return trpc.feed.list.useInfiniteQuery(feedPage(part), {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Likes or unlikes a post, optimistically. */
export function useLikePost(post: Post) {
  const cache = usePostCache();
  return trpc.feed.like.useMutation({
    ...optimisticToggle({
      scope: `like-${post.id}`,
      isOn: ({ liked }: Inputs['feed']['like']) => liked,
      cancel: cache.cancel,
      set: (liked) =>
        cache.change(post.id, (old) => ({
          ...old,
          liked,
          likes: old.likes + Number(liked) - Number(old.liked),
        })),
    }),
    onSuccess: ({ id, liked, likes }) =>
      cache.change(id, (old) => (old.liked === liked ? { ...old, likes } : old)),
  });
}

/** Toggles the bookmark. The saved list is refetched when it is next shown. */
export function useBookmarkPost(post: Post) {
  const cache = usePostCache();
  const utils = trpc.useUtils();
  return trpc.feed.bookmark.useMutation({
    ...optimisticToggle({
      scope: `bookmark-${post.id}`,
      isOn: ({ bookmarked }: Inputs['feed']['bookmark']) => bookmarked,
      cancel: cache.cancel,
      set: (bookmarked) => cache.change(post.id, (old) => ({ ...old, bookmarked })),
    }),
    onSuccess: () => utils.saved.posts.invalidate(undefined, { refetchType: 'none' }),
  });
}

type UpdateHandlers = {
  onSaved: () => void;
  /** The post was saved elsewhere since the editor was opened. */
  onConflict: (current: Post) => void;
};

export function useUpdatePost({ onSaved, onConflict }: UpdateHandlers) {
  const utils = trpc.useUtils();
  const cache = usePostCache();
  return trpc.feed.update.useMutation({
    meta: { skipInvalidation: true },
    onSuccess(post) {
      cache.change(post.id, () => post);
      onSaved();
    },
    async onError(error, { id }) {
      const loadCurrent = () => utils.feed.get.fetch({ id }, { staleTime: 0 });
      const showCurrent = (current: Post) => {
        cache.change(id, () => current);
        onConflict(current);
      };
      if (!(await showEditConflict(error, loadCurrent, showCurrent))) showError(error);
    },
  });
}

/** Deletes a post: an optimistic update, rolled back on error. */
export function useDeletePost() {
  const cache = usePostCache();
  return trpc.feed.delete.useMutation({
    meta: { skipInvalidation: true },
    async onMutate({ id }) {
      await cache.cancel();
      return { rollback: cache.remove(id) };
    },
    onSuccess: () => toast({ title: messages.delete.done }),
    onError(error, _post, context) {
      context?.rollback();
      showError(error);
    },
  });
}

/** Reports a short link to the administrators. */
export const useReportLink = () =>
  trpc.shortLinks.report.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: () => toast(messages.report.linkSent),
    onError: showError,
  });

/** Reports a post to the administrators. */
export const useReportPost = () =>
  trpc.feed.report.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: () => toast(messages.report.postSent),
    onError: showError,
  });
