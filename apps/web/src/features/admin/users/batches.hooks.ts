import { useEffect } from 'react';
import { showError } from '../../../lib/show-error.ts';
import { type Inputs, type Outputs, trpc } from '../../../lib/trpc.ts';

export type Batch = Outputs['admin']['users']['batches']['get'];
export type BatchAction = Batch['action'];
export type Matching = Extract<Inputs['admin']['users']['batches']['start']['members'], { filter: unknown }>;

const POLL_MS = 1_000;
/** While a batch only waits for its day. */
const WAVE_MS = 60_000;

const isUnderWay = ({ status }: Batch) => status === 'running' || status === 'undoing';
/** Whether nothing is done before the day of the next wave. */
export const isWaiting = ({ status, due, nextAt }: Batch) =>
  status === 'running' && due === 0 && nextAt !== null;

const pollOf = (batch: Batch) => (isUnderWay(batch) ? (isWaiting(batch) ? WAVE_MS : POLL_MS) : false);

/** A batch, followed while it is under way. The members whom it changes are refetched as it goes on. */
export function useBatch(id: number) {
  const utils = trpc.useUtils();
  const query = trpc.admin.users.batches.get.useQuery(
    { id },
    { refetchInterval: ({ state: { data } }) => data !== undefined && pollOf(data) },
  );
  const followed = query.data && isUnderWay(query.data) ? JSON.stringify(query.data.outcomes) : undefined;
  useEffect(() => {
    if (followed === undefined) return undefined;
    return () => {
      void utils.admin.users.list.invalidate();
      void utils.admin.users.counts.invalidate();
    };
  }, [followed, utils]);
  return query;
}

/** How many members a search and a filter show. */
export const useMatching = (matching: Matching, enabled: boolean) =>
  trpc.admin.users.batches.matching.useQuery(matching, { enabled });

export function useStartBatch(onStarted: (id: number) => void) {
  const utils = trpc.useUtils();
  return trpc.admin.users.batches.start.useMutation({
    onSuccess(batch) {
      utils.admin.users.batches.get.setData({ id: batch.id }, batch);
      onStarted(batch.id);
    },
  });
}

export function useStopBatch() {
  const utils = trpc.useUtils();
  return trpc.admin.users.batches.stop.useMutation({
    onSuccess: (batch) => utils.admin.users.batches.get.setData({ id: batch.id }, batch),
    onError: showError,
  });
}

export function useUndoBatch() {
  const utils = trpc.useUtils();
  return trpc.admin.users.batches.undo.useMutation({
    onSuccess: (batch) => utils.admin.users.batches.get.setData({ id: batch.id }, batch),
    onError: showError,
  });
}
