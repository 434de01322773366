import { keepPreviousData } from '@tanstack/react-query';
import { useCallback } from 'react';
import { showError } from '../../../lib/show-error.ts';
import { type Inputs, type Outputs, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { changeItem, nextPage, removeItem } from '../shared/pages.ts';
import { postsMessages as messages } from './posts.messages.ts';

export type AdminPost = Outputs['admin']['posts']['list']['items'][number];
export type PostsInput = Omit<Inputs['admin']['posts']['list'], 'cursor'>;

export const usePosts = (input: PostsInput) =>
  trpc.admin.posts.list.useInfiniteQuery(input, {
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });

/** Publishes or hides a post: optimistic, rolled back on error. */
export function useSetPostVisibility(input: PostsInput) {
  const utils = trpc.useUtils();
  const set = useCallback(
    (id: number, isPublished: boolean) =>
      utils.admin.posts.list.setInfiniteData(input, (data) => changeItem(data, id, { isPublished })),
    [utils, input],
  );
  return trpc.admin.posts.setVisibility.useMutation({
    async onMutate({ id, isPublished }) {
      await utils.admin.posts.list.cancel();
      set(id, isPublished);
    },
    onSuccess: () => utils.feed.invalidate(),
    onError(error, { id, isPublished }) {
      set(id, !isPublished);
      showError(error);
      void utils.admin.posts.list.invalidate();
    },
  });
}

/** Deletes a post: optimistic, rolled back on error. */
export function useDeletePost(input: PostsInput) {
  const utils = trpc.useUtils();
  return trpc.admin.posts.delete.useMutation({
    async onMutate({ id }) {
      await utils.admin.posts.list.cancel();
      const before = utils.admin.posts.list.getInfiniteData(input);
      utils.admin.posts.list.setInfiniteData(input, (data) => removeItem(data, id));
      return { before };
    },
    onSuccess: () => utils.feed.invalidate(),
    onError(error, _post, context) {
      utils.admin.posts.list.setInfiniteData(input, context?.before);
      showError(error);
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
