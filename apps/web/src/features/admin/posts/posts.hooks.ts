import { keepPreviousData } from '@tanstack/react-query';
import { useCallback } from 'react';
import { showError } from '../../../lib/show-error.ts';
import { type Inputs, type Outputs, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { changeItem, nextPage } from '../shared/pages.ts';
import { postsMessages as messages } from './posts.messages.ts';

export type AdminPost = Outputs['admin']['posts']['list']['items'][number];
/** What takes a post off the feed. */
export type PostDecision = 'hide' | 'delete' | 'decline';
export type PostsInput = Omit<Inputs['admin']['posts']['list'], 'cursor'>;

export const usePosts = (input: PostsInput) =>
  trpc.admin.posts.list.useInfiniteQuery(input, {
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });

/** Shows a hidden post again, or approves a waiting one: optimistic, rolled back on error. */
export function usePublishPost(input: PostsInput) {
  const utils = trpc.useUtils();
  const set = useCallback(
    (id: number, isPublished: boolean) =>
      utils.admin.posts.list.setInfiniteData(input, (data) => changeItem(data, id, { isPublished })),
    [utils, input],
  );
  return trpc.admin.posts.setVisibility.useMutation({
    async onMutate({ id }) {
      await utils.admin.posts.list.cancel();
      set(id, true);
    },
    onSuccess: () => utils.feed.invalidate(),
    onError(error, { id }) {
      set(id, false);
      showError(error);
      void utils.admin.posts.list.invalidate();
    },
  });
}

/** Restores a deleted post. */
export function useRestorePost(onRestored: () => void) {
  const utils = trpc.useUtils();
  return trpc.admin.posts.undelete.useMutation({
    onSuccess() {
      toast(messages.restored);
      onRestored();
      return utils.feed.invalidate();
    },
    onError: showError,
  });
}
