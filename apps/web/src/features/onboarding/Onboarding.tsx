import { Suspense } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import type { OnboardingState } from './useOnboarding.ts';

const WelcomeDialog = lazyChunk(() =>
  import('./WelcomeDialog.tsx').then((module) => ({ default: module.WelcomeDialog })),
);
const TourPopover = lazyChunk(() =>
  import('./TourPopover.tsx').then((module) => ({ default: module.TourPopover })),
);

/** The welcome prompt or the tour, whichever is open. */
export function Onboarding({ stage, openTour, skip, dismiss, complete }: OnboardingState) {
  if (stage === 'closed') return null;
  return (
    <Suspense>
      {stage === 'welcome' ? (
        <WelcomeDialog onStart={openTour} onSkip={skip} onDismiss={dismiss} />
      ) : (
        <TourPopover onSkip={skip} onComplete={complete} />
      )}
    </Suspense>
  );
}
