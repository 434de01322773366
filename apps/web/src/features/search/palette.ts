import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

/** Opens or closes the palette, from wherever a key or a button asks for it. */
export function setPalette(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

export function usePalette(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isOpen,
    () => false,
  );
}
