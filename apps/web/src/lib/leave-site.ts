let leaving = false;

/** Navigates with a full page load, which empties every cache. */
export function leaveTo(path: string): void {
  leaving = true;
  window.location.assign(path);
}

/** Whether this page is about to be replaced, so what it shows no longer matters. */
export const isLeaving = (): boolean => leaving;

/** Forgets that the page was about to be replaced; for tests, which share this module and load no page. */
export function stayOnSite(): void {
  leaving = false;
}
