import { useState } from 'react';

const storageKey = (userId: number) => `guildhall:tour-completed:${userId}`;

/** The dashboard begins in the browser, never on the server, so its storage is there. */
const isNewHere = (userId: number | null) =>
  userId !== null && localStorage.getItem(storageKey(userId)) === null;

type Stage = 'closed' | 'welcome' | 'tour';

/**
 * The welcome prompt opens whenever the dashboard loads and this browser holds no completion flag for the member
 * (spec, section 4). Completing the tour, or asking not to be shown it again, sets the flag; skipping does not.
 */
export function useOnboarding(userId: number | null) {
  const [stage, setStage] = useState<Stage>(() => (isNewHere(userId) ? 'welcome' : 'closed'));

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
