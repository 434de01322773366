import { useEffect, useState } from 'react';

const storageKey = (userId: number) => `guildhall:tour-completed:${userId}`;

type Stage = 'closed' | 'welcome' | 'tour';

/**
 * The welcome prompt opens whenever the dashboard loads and this browser holds no completion flag for the member
 * (spec, section 4). Completing the tour, or asking not to be shown it again, sets the flag; skipping does not.
 */
export function useOnboarding(userId: number | null) {
  const [stage, setStage] = useState<Stage>('closed');

  useEffect(() => {
    if (userId !== null && localStorage.getItem(storageKey(userId)) === null) setStage('welcome');
  }, [userId]);

  const close = () => setStage('closed');
  const remember = () => {
    if (userId !== null) localStorage.setItem(storageKey(userId), new Date().toISOString());
  };
  return {
    stage,
    openTour: () => setStage('tour'),
    skip: close,
    skipForGood: () => {
      remember();
      close();
    },
    complete: () => {
      remember();
      close();
    },
  };
}

export type OnboardingState = ReturnType<typeof useOnboarding>;
