/** 'Portland, OR', or whichever half there is. */
export const placeOf = ({ city, state }: { city: string | null; state: string | null }): string =>
  [city, state].filter(Boolean).join(', ');

/** 'www.example.com/shop' without what every address has. */
export function shownAddress(website: string): string {
  if (!URL.canParse(website)) return website;
  const { hostname, pathname } = new URL(website);
  return hostname.replace(/^www\./, '') + (pathname === '/' ? '' : pathname);
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Whole years since the year it was founded in; null when that is not known. */
export const yearsInBusiness = (established: number | null, now = new Date()): number | null =>
  established === null ? null : Math.max(0, now.getUTCFullYear() - established);
