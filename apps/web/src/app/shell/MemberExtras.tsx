import { Suspense } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';

const MembershipBar = lazyChunk(() =>
  import('./MembershipBar.tsx').then((module) => ({ default: module.MembershipBar })),
);
const WaitingHost = lazyChunk(() =>
  import('../../features/messages/waiting/WaitingHost.tsx').then((module) => ({
    default: module.WaitingHost,
  })),
);

/** What only some members have: named here, so that the pages of visitors do not list its chunks. */
export function MemberExtras({ viewer: { id, endedMembership } }: { viewer: CurrentUser }) {
  return (
    <Suspense>
      {endedMembership && <MembershipBar membership={endedMembership} />}
      <WaitingHost memberId={id} />
    </Suspense>
  );
}
