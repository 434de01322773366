import { serverNow } from '../../lib/server-clock.ts';

/** 'Portland, OR', or whichever half there is. */
export const placeOf = ({ city, state }: { city: string | null; state: string | null }): string =>
  [city, state].filter(Boolean).join(', ');

/** A URL without scheme and www: 'example.com/shop'. */
export function displayUrl(website: string): string {
  if (!URL.canParse(website)) return website;
  const { hostname, pathname } = new URL(website);
  return hostname.replace(/^www\./, '') + (pathname === '/' ? '' : pathname);
}

/** Whole years since the founding year; null when unknown. */
export const yearsInBusiness = (established: number | null, now = new Date(serverNow())): number | null =>
  established === null ? null : Math.max(0, now.getUTCFullYear() - established);
