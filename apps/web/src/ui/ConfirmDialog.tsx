import { Suspense } from 'react';
import { lazyChunk } from '../lib/lazy-chunk.ts';
import type { ConfirmProps } from './ConfirmModal.tsx';

const ConfirmModal = lazyChunk(() =>
  import('./ConfirmModal.tsx').then((module) => ({ default: module.ConfirmModal })),
);

/** Asks for confirmation before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmProps) {
  return (
    <Suspense>
      <ConfirmModal {...props} />
    </Suspense>
  );
}
