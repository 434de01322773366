import { useSyncExternalStore } from 'react';
import { startTypeAhead } from './type-ahead.ts';

type State = 'untouched' | 'open' | 'closed';

/** State of an overlay that keys, buttons and commands anywhere on the page can open and close. */
function createOverlay() {
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
    /** 'untouched' until it is first opened. */
    useState: (): State =>
      useSyncExternalStore(
        subscribe,
        () => state,
        () => 'untouched',
      ),
  };
}

const palette = createOverlay();

/** The command palette; what is typed while it opens goes into its input. */
export const usePalette = palette.useState;
export function setPalette(open: boolean): void {
  if (open) startTypeAhead();
  palette.set(open);
}

/** The list of keyboard shortcuts. */
export const { set: setShortcuts, useState: useShortcutsDialog } = createOverlay();
