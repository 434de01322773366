import { useSyncExternalStore } from 'react';

type State = 'untouched' | 'open' | 'closed';

/** What any key, button or command may open and close, wherever on the page that is. */
function createLayer() {
  let state: State = 'untouched';
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    set: (open: boolean): void => {
      state = open ? 'open' : 'closed';
      for (const listener of listeners) listener();
    },
    /** 'untouched' until it is first asked for. */
    useState: (): State =>
      useSyncExternalStore(
        subscribe,
        () => state,
        () => 'untouched',
      ),
  };
}

/** Quick search and commands. */
export const { set: setPalette, useState: usePalette } = createLayer();
/** The list of the product's keys. */
export const { set: setKeySheet, useState: useKeySheet } = createLayer();
