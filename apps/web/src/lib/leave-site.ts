let leaving = false;

/** Loads another page anew, which empties every cache. */
export function leaveTo(path: string): void {
  leaving = true;
  window.location.assign(path);
}

/** Whether this page is about to be replaced, so what it shows no longer matters. */
export const isLeaving = (): boolean => leaving;
