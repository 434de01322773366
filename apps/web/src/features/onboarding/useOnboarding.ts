import { useState } from 'react';

const storageKey = (userId: number) => `guildhall:tour-completed:${userId}`;

/** The dashboard is never rendered on the server, so localStorage is available. */
const isNew = (userId: number | null) => userId !== null && localStorage.getItem(storageKey(userId)) === null;

type Stage = 'closed' | 'welcome' | 'tour';

/**
 * The welcome prompt opens whenever the dashboard loads and this browser has no completion flag for the member
 * (spec, section 4). Completing the tour or ticking "Don't show again" sets the flag; skipping does not.
 */
export function useOnboarding(userId: number | null) {
  const [stage, setStage] = useState<Stage>(() => (isNew(userId) ? 'welcome' : 'closed'));

  const close = () => setStage('closed');
  const remember = () => {
    if (userId !== null) localStorage.setItem(storageKey(userId), new Date().toISOString());
  };
  return {
    stage,
    openTour: () => setStage('tour'),
    skip: close,
    dismiss: () => {
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
