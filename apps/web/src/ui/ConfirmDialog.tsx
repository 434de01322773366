import { Suspense, lazy } from 'react';
import type { ConfirmProps } from './ConfirmModal.tsx';

const ConfirmModal = lazy(() =>
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
