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

/** A batch, followed while it is under way. What it changed is refetched when it ends. */
export function useBatch(id: number) {
  const utils = trpc.useUtils();
  const query = trpc.admin.users.batches.get.useQuery(
    { id },
    {
      refetchInterval: ({ state: { data } }) =>
        data && isUnderWay(data) ? (data.nextAt ? WAVE_MS : POLL_MS) : false,
    },
  );
  const isFollowed = query.data !== undefined && isUnderWay(query.data);
  useEffect(
    () => (isFollowed ? () => void utils.admin.users.list.invalidate() : undefined),
    [isFollowed, utils],
  );
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
