import { keepPreviousData } from '@tanstack/react-query';
import { useCallback } from 'react';
import { showEditConflict } from '../../../lib/edit-conflict.ts';
import { showError } from '../../../lib/show-error.ts';
import { type Inputs, type Outputs, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { changeItem, nextPage } from '../shared/pages.ts';
import { adminArticlesMessages as messages } from './admin-articles.messages.ts';

export type AdminArticle = Outputs['admin']['articles']['list']['items'][number];
export type EditedArticle = Outputs['admin']['articles']['get'];
export type ArticlesInput = Omit<Inputs['admin']['articles']['list'], 'cursor'>;
type Status = { isPublished?: boolean; isFeatured?: boolean };

export const useAdminArticles = (input: ArticlesInput) =>
  trpc.admin.articles.list.useInfiniteQuery(input, {
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });

/** Publishes or features an article: optimistic, rolled back on error. */
export function useSetArticleStatus(input: ArticlesInput) {
  const utils = trpc.useUtils();
  const set = useCallback(
    (id: number, status: Status) =>
      utils.admin.articles.list.setInfiniteData(input, (data) => changeItem(data, id, status)),
    [utils, input],
  );
  return trpc.admin.articles.setStatus.useMutation({
    scope: { id: 'article-status' },
    async onMutate({ id, isPublished, isFeatured }) {
      await utils.admin.articles.list.cancel();
      set(id, {
        ...(isPublished !== undefined && { isPublished }),
        ...(isFeatured !== undefined && { isFeatured }),
      });
    },
    onSuccess: () => utils.articles.invalidate(),
    onError(error, { id, isPublished, isFeatured }) {
      set(id, {
        ...(isPublished !== undefined && { isPublished: !isPublished }),
        ...(isFeatured !== undefined && { isFeatured: !isFeatured }),
      });
      showError(error);
      void utils.admin.articles.list.invalidate();
    },
  });
}

type SaveHandlers = {
  onSaved: () => void;
  /** The article was saved elsewhere since the editor was opened. */
  onConflict: (current: EditedArticle) => void;
};

/** Creates or updates an article. */
export function useSaveArticle({ onSaved, onConflict }: SaveHandlers) {
  const utils = trpc.useUtils();
  const done = async (message: { title: string }) => {
    toast(message);
    onSaved();
    await utils.admin.articles.invalidate();
  };
  const creation = trpc.articles.create.useMutation({ onSuccess: () => done(messages.created) });
  const change = trpc.articles.update.useMutation({
    onSuccess: () => done(messages.saved),
    async onError(error, { id }) {
      const loadCurrent = () => utils.admin.articles.get.fetch({ id }, { staleTime: 0 });
      await showEditConflict(error, loadCurrent, onConflict);
    },
  });
  return { creation, change };
}

/** Publishes an article that a member submitted. */
export function usePublishArticle(onDecided: () => void) {
  const utils = trpc.useUtils();
  return trpc.articles.update.useMutation({
    async onSuccess() {
      toast(messages.submission.published);
      onDecided();
      await Promise.all([utils.admin.articles.invalidate(), utils.admin.waiting.invalidate()]);
    },
  });
}

export function useDeclineArticle(onDecided: () => void) {
  const utils = trpc.useUtils();
  return trpc.admin.articles.decline.useMutation({
    async onSuccess() {
      toast(messages.decline.done);
      onDecided();
      await Promise.all([utils.admin.articles.invalidate(), utils.admin.waiting.invalidate()]);
    },
  });
}
