let leaving = false;

/** Navigates with a full page load, which empties every cache. */
export function leaveTo(path: string): void {
  leaving = true;
  window.location.assign(path);
}

/** Whether this page is about to be replaced, so what it shows no longer matters. */
export const isLeaving = (): boolean => leaving;
