import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { showError } from '../../../lib/show-error.ts';
import type { ApiError } from '../../../lib/trpc.ts';

const StepUpDialog = lazyChunk(() =>
  import('./StepUpDialog.tsx').then((module) => ({ default: module.StepUpDialog })),
);

/**
 * Step-up authentication for mutations: `onStepUpError` takes the error and how to retry the mutation; it asks for
 * the password if the error is about that, and shows any other error. `askPassword` asks for it at once. The dialog
 * must be rendered.
 */
export function useStepUp() {
  const [pending, setPending] = useState<{ run: () => void } | null>(null);
  const askPassword = (run: () => void) => setPending({ run });
  const onStepUpError = (error: ApiError, run: () => void) => {
    if (error.data?.code === 'PRECONDITION_FAILED') askPassword(run);
    else showError(error);
  };
  const dialog = pending && (
    <Suspense>
      <StepUpDialog
        onClose={() => setPending(null)}
        onConfirmed={() => {
          setPending(null);
          pending.run();
        }}
      />
    </Suspense>
  );
  return { onStepUpError, askPassword, dialog };
}
