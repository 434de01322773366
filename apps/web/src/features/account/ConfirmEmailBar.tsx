import { Suspense } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';

const ConfirmEmailNote = lazyChunk(() =>
  import('./ConfirmEmailNote.tsx').then((module) => ({ default: module.ConfirmEmailNote })),
);

/** Reminds members who have to confirm their address before they can post. */
export function ConfirmEmailBar() {
  const { viewer } = useViewer();
  const isRequired = trpc.site.config.useQuery().data?.requiresConfirmedEmail ?? false;
  if (!viewer || viewer.isEmailConfirmed || !isRequired) return null;
  return (
    <Suspense>
      <ConfirmEmailNote email={viewer.email} />
    </Suspense>
  );
}
