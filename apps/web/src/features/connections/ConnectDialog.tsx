import { Suspense } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import type { ConnectProps } from './ConnectModal.tsx';

const ConnectModal = lazyChunk(() =>
  import('./ConnectModal.tsx').then((module) => ({ default: module.ConnectModal })),
);

/** The dialog of `ConnectModal`, loaded when it is first opened. */
export function ConnectDialog(props: ConnectProps) {
  return (
    <Suspense>
      <ConnectModal {...props} />
    </Suspense>
  );
}
