import { useLocation } from 'react-router-dom';
import { useHydrated } from './useHydrated.ts';

/** A text that another page led here with, in the state of its link; null for none, and until hydration. */
export function useCarriedText(key: 'ask' | 'begin' | 'describe'): string | null {
  const state: unknown = useLocation().state;
  const isHydrated = useHydrated();
  const text =
    typeof state === 'object' && state !== null
      ? Object.entries(state).find(([name]) => name === key)?.[1]
      : null;
  return isHydrated && typeof text === 'string' ? text : null;
}
