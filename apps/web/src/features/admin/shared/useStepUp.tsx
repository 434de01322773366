import { useState } from 'react';
import { showError } from '../../../lib/show-error.ts';
import type { ApiError } from '../../../lib/trpc.ts';
import { StepUpDialog } from './StepUpDialog.tsx';

/**
 * For mutations that may ask for the password again. `onRefused` takes the refusal and how to repeat the step;
 * any other refusal is told. The dialog has to be rendered.
 */
export function useStepUp() {
  const [again, setAgain] = useState<{ run: () => void } | null>(null);
  const onRefused = (error: ApiError, run: () => void) => {
    if (error.data?.code === 'PRECONDITION_FAILED') setAgain({ run });
    else showError(error);
  };
  const dialog = again && (
    <StepUpDialog
      onClose={() => setAgain(null)}
      onConfirmed={() => {
        setAgain(null);
        again.run();
      }}
    />
  );
  return { onRefused, dialog };
}
