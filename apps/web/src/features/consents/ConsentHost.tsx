import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';

const ConsentDialog = lazyChunk(() =>
  import('./ConsentDialog.tsx').then((module) => ({ default: module.ConsentDialog })),
);

/** Asks a signed-in member to accept what the community asks for; never over the pages to read, nor over the settings to leave. */
export function ConsentHost({ isSignedIn }: { isSignedIn: boolean }) {
  const { data: site } = trpc.site.config.useQuery();
  const { pathname } = useLocation();
  const isExempt = pathname.startsWith(paths.page('')) || pathname === paths.settings();
  if (!isSignedIn || isExempt || !site || site.consentPages.length === 0) return null;
  return (
    <Suspense>
      <ConsentDialog />
    </Suspense>
  );
}
