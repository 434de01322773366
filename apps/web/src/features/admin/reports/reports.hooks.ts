import { keepPreviousData } from '@tanstack/react-query';
import { showError } from '../../../lib/show-error.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { PAGE_LIMIT, nextPage } from '../shared/pages.ts';

export type ReportItem = Outputs['admin']['reports']['list']['items'][number];
export type Decision = 'hide' | 'dismiss';

export const useReports = (status: 'open' | 'decided') =>
  trpc.admin.reports.list.useInfiniteQuery(
    { status, limit: PAGE_LIMIT },
    { getNextPageParam: nextPage, placeholderData: keepPreviousData },
  );

/** Decides about everything that was reported of one thing. */
export function useDecideReport(onDone: () => void) {
  return trpc.admin.reports.decide.useMutation({
    onSuccess({ status, decided }) {
      const reports = decided === 1 ? '1 report' : `${decided} reports`;
      toast({
        title: status === 'resolved' ? 'Hidden' : 'Left as it is',
        description: `${reports} decided.`,
      });
      onDone();
    },
    onError: showError,
  });
}

/** Takes a short link down, or puts it up again. */
export function useTakeDown() {
  return trpc.shortLinks.takeDown.useMutation({
    onSuccess: ({ code, takenDown }) =>
      toast({ title: takenDown ? `Short link ${code} taken down` : `Short link ${code} works again` }),
  });
}
