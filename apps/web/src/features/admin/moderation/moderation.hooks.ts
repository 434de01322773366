import { keepPreviousData } from '@tanstack/react-query';
import { showError } from '../../../lib/show-error.ts';
import { toast } from '../../../lib/toast.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { PAGE_LIMIT, nextPage } from '../shared/pages.ts';
import { moderationMessages as messages } from './moderation.messages.ts';

export type Objection = Outputs['admin']['moderation']['objections']['items'][number];
export type Outcome = NonNullable<Objection['outcome']>;

/** A decision on content or an account, with the reason that the member reads. */
export function useDecide() {
  const utils = trpc.useUtils();
  return trpc.admin.moderation.decide.useMutation({
    onSuccess: () => utils.feed.invalidate(),
    onError: showError,
  });
}

export const useObjections = (status: 'open' | 'answered') =>
  trpc.admin.moderation.objections.useInfiniteQuery(
    { status, limit: PAGE_LIMIT },
    { getNextPageParam: nextPage, placeholderData: keepPreviousData },
  );

export const useAnswerObjection = () =>
  trpc.admin.moderation.answer.useMutation({
    onSuccess: (answered) => toast(messages.objections.done(answered)),
    onError: showError,
  });
