import { Suspense, lazy } from 'react';
import type { ConfirmProps } from './ConfirmModal.tsx';

const ConfirmModal = lazy(() =>
  import('./ConfirmModal.tsx').then((module) => ({ default: module.ConfirmModal })),
);

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmProps) {
  return (
    <Suspense>
      <ConfirmModal {...props} />
    </Suspense>
  );
}
