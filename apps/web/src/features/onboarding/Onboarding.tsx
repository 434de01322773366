import { Suspense } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import type { OnboardingState } from './useOnboarding.ts';

const TourPopover = lazyChunk(() =>
  import('./TourPopover.tsx').then((module) => ({ default: module.TourPopover })),
);

/** The tour, while it is open. */
export function Onboarding({ stage, skip, complete }: OnboardingState) {
  if (stage !== 'tour') return null;
  return (
    <Suspense>
      <TourPopover onSkip={skip} onComplete={complete} />
    </Suspense>
  );
}
