import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type Inputs, type Outputs, trpc } from '../../../lib/trpc.ts';

export type AuditRow = Outputs['audit']['list']['items'][number];
export type AuditFilter = Pick<Inputs['audit']['list'], 'person' | 'event' | 'targetType' | 'targetId'>;

const LIMIT = 50;

/** The log, newest first; pagination goes by the id of the last entry. */
export function useAudit(filter: AuditFilter) {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    queryKey: [['audit', 'list'], { input: filter, type: 'infinite' }],
    queryFn: ({ pageParam, signal }) =>
      client.audit.list.query({ ...filter, limit: LIMIT, before: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    placeholderData: keepPreviousData,
    // Every visit refetches, since administrators act all the time.
    staleTime: 0,
  });
}

/** Has the server verify the whole log. */
export function useVerifyAudit() {
  return trpc.audit.verify.useQuery(undefined, { enabled: false });
}
