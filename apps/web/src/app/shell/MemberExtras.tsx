import { Suspense } from 'react';
import { WaitingHost } from '../../features/messages/waiting/WaitingHost.tsx';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';

const MembershipBar = lazyChunk(() =>
  import('./MembershipBar.tsx').then((module) => ({ default: module.MembershipBar })),
);

/** What only some members see around a page: the end of their membership, and messages that wait for a network. */
export function MemberExtras({ viewer: { id, endedMembership } }: { viewer: CurrentUser }) {
  return (
    <Suspense>
      {endedMembership && <MembershipBar membership={endedMembership} />}
      <WaitingHost memberId={id} />
    </Suspense>
  );
}
