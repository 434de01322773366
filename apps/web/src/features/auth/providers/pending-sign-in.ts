const NEXT = 'guildhall:after-sign-in';

/** Notes where on this site to go on, before the browser leaves for another service. */
export const rememberNext = (path: string): void => sessionStorage.setItem(NEXT, path);

/** The path that was noted, once. */
export function takeNext(): string | null {
  const path = sessionStorage.getItem(NEXT);
  sessionStorage.removeItem(NEXT);
  return path;
}
