import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSearchParam } from './useSearchParam.ts';
import { useViewer } from './useViewer.ts';

const ENTERED = 'hasEntered';

/** The state of the page that follows joining or signing in, besides what it had. */
export const stateAfterEntering = (state: unknown): object => ({
  ...(typeof state === 'object' ? state : null),
  [ENTERED]: true,
});

const hasEntered = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && ENTERED in state && state[ENTERED] === true;

/**
 * Does once what a visitor pressed before joining or signing in, which the page is told by this query parameter. A link
 * from elsewhere has it done to nobody who is signed in already.
 */
export function useKeptAction(name: string, value: string, act: () => void): void {
  const { viewer } = useViewer();
  const wanted = useSearchParam(name);
  const isFollowing = hasEntered(useLocation().state);
  const isDone = useRef(false);
  const isDue = viewer !== null && isFollowing && wanted.value === value;
  useEffect(() => {
    if (!isDue || isDone.current) return;
    isDone.current = true;
    wanted.clear();
    act();
  });
}
