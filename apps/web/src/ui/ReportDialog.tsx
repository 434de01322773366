import { Suspense } from 'react';
import { lazyChunk } from '../lib/lazy-chunk.ts';
import type { ReportProps } from './ReportModal.tsx';

const ReportModal = lazyChunk(() =>
  import('./ReportModal.tsx').then((module) => ({ default: module.ReportModal })),
);

/** The dialog of `ReportModal`, loaded when it is first opened. */
export function ReportDialog(props: ReportProps) {
  return (
    <Suspense>
      <ReportModal {...props} />
    </Suspense>
  );
}
