import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isTourDue, setTourCompleted, setTourSkipped } from './tour-storage.ts';

type Stage = 'closed' | 'welcome' | 'tour';

/**
 * The welcome prompt, a card, stands on the dashboard when the dashboard loads and this browser has no completion flag for the member (spec,
 * section 4), unless they came for one of its tabs. Completing the tour or ticking "Don't show again" sets the flag;
 * skipping rests it until the next sign-in. The dashboard is never rendered on the server, so localStorage is there.
 */
export function useOnboarding(userId: number | null) {
  const [search] = useSearchParams();
  const [stage, setStage] = useState<Stage>(() =>
    userId !== null && !search.has('tab') && isTourDue(userId) ? 'welcome' : 'closed',
  );

  const close = () => setStage('closed');
  const finish = () => {
    if (userId !== null) setTourCompleted(userId);
    close();
  };
  return {
    stage,
    openTour: () => setStage('tour'),
    skip: () => {
      setTourSkipped();
      close();
    },
    dismiss: finish,
    complete: finish,
  };
}

export type OnboardingState = ReturnType<typeof useOnboarding>;
