import { Suspense } from 'react';
import { WaitingHost } from '../../features/messages/waiting/WaitingHost.tsx';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';

import { OwnLanguage } from './OwnLanguage.tsx';

const MembershipBar = lazyChunk(() =>
  import('./MembershipBar.tsx').then((module) => ({ default: module.MembershipBar })),
);

/** What only some members see around a page: the end of their membership, their language, and messages that wait for a network. */
export function MemberExtras({ viewer }: { viewer: CurrentUser }) {
  const { id, endedMembership } = viewer;
  return (
    <Suspense>
      {endedMembership && <MembershipBar membership={endedMembership} />}
      <WaitingHost memberId={id} />
      <OwnLanguage viewer={viewer} />
    </Suspense>
  );
}
