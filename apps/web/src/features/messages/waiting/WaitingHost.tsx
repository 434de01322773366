import { Suspense } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { useOffline } from '../../../lib/online.ts';
import { useWaiting } from './waiting-messages.ts';

const SendWaiting = lazyChunk(() =>
  import('./SendWaiting.tsx').then((module) => ({ default: module.SendWaiting })),
);

/** Sends what waits, on whichever page the member is, while there is a network. */
export function WaitingHost({ memberId }: { memberId: number }) {
  const isAway = useOffline();
  const hasSome = useWaiting(memberId).length > 0;
  if (isAway || !hasSome) return null;
  return (
    <Suspense>
      <SendWaiting memberId={memberId} />
    </Suspense>
  );
}
