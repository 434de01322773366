import { Suspense, useSyncExternalStore } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { useOffline } from '../../../lib/online.ts';
import { subscribeWaiting, waitingKey } from './waiting-store.ts';

const SendWaiting = lazyChunk(() =>
  import('./SendWaiting.tsx').then((module) => ({ default: module.SendWaiting })),
);

/** Sends what waits, on whichever page the member is, while there is a network. */
export function WaitingHost({ memberId }: { memberId: number }) {
  const isAway = useOffline();
  // What reads it is loaded when there is something.
  const hasSome = useSyncExternalStore(
    subscribeWaiting,
    () => localStorage.getItem(waitingKey(memberId)) !== null,
    () => false,
  );
  if (isAway || !hasSome) return null;
  return (
    <Suspense>
      <SendWaiting memberId={memberId} />
    </Suspense>
  );
}
