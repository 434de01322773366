import { keepPreviousData } from '@tanstack/react-query';
import { showError } from '../../../lib/show-error.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { PAGE_LIMIT, nextPage } from '../shared/pages.ts';
import { reportsMessages as messages } from './reports.messages.ts';

export type ReportItem = Outputs['admin']['reports']['list']['items'][number];
export type Decision = ReportItem['decisions'][number];

export const useReports = (status: 'open' | 'decided') =>
  trpc.admin.reports.list.useInfiniteQuery(
    { status, limit: PAGE_LIMIT },
    { getNextPageParam: nextPage, placeholderData: keepPreviousData },
  );

/** Decides all open reports of the same content. */
export function useDecideReport() {
  return trpc.admin.reports.decide.useMutation({
    onSuccess({ decided }, { decision }) {
      toast(messages.decided(messages.decisions[decision].done, decided));
    },
    onError: showError,
  });
}

/** Takes a short link down, or restores it. */
export function useTakeDown() {
  return trpc.shortLinks.takeDown.useMutation({
    onSuccess: ({ code, takenDown }) => toast(messages.shortLinks.changed(code, takenDown)),
  });
}
