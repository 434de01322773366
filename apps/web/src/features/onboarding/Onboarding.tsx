import { Suspense } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import type { OnboardingState } from './useOnboarding.ts';

const WelcomeDialog = lazyChunk(() =>
  import('./WelcomeDialog.tsx').then((module) => ({ default: module.WelcomeDialog })),
);
const TourDialog = lazyChunk(() =>
  import('./TourDialog.tsx').then((module) => ({ default: module.TourDialog })),
);

/** The welcome prompt or the tour, whichever is open. */
export function Onboarding({ stage, openTour, skip, dismiss, complete }: OnboardingState) {
  if (stage === 'closed') return null;
  return (
    <Suspense>
      {stage === 'welcome' ? (
        <WelcomeDialog onStart={openTour} onSkip={skip} onDismiss={dismiss} />
      ) : (
        <TourDialog onSkip={skip} onComplete={complete} />
      )}
    </Suspense>
  );
}
