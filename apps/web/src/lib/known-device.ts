import { useHydrated } from './useHydrated.ts';

const KEY = 'guildhall:signed-in-before';

/** Notes that somebody has joined or signed in with this browser. */
export function rememberDevice(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // A full or closed store: the dialog begins with joining.
  }
}

/** Whether somebody has joined or signed in with this browser before; false until hydration. */
export function useIsKnownDevice(): boolean {
  return useHydrated() && localStorage.getItem(KEY) !== null;
}
