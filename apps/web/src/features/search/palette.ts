import { useSyncExternalStore } from 'react';

type State = 'untouched' | 'open' | 'closed';

let state: State = 'untouched';
const listeners = new Set<() => void>();

/** Opens or closes the palette, from wherever a key or a button asks for it. */
export function setPalette(open: boolean): void {
  state = open ? 'open' : 'closed';
  for (const listener of listeners) listener();
}

/** 'untouched' until it is first asked for. */
export function usePalette(): State {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => state,
    () => 'untouched',
  );
}
