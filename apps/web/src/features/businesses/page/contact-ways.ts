import type { Business } from '../businesses.types.ts';

/** Of another site, so it opens beside ours and is not told where the reader comes from. */
export const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow' };

type Ways = Pick<
  Business,
  'website' | 'email' | 'phone' | 'address' | 'city' | 'state' | 'zipCode' | 'country'
>;

/** The addresses that lead to the business, as far as it gives them: for `href`. */
export function contactWays(business: Ways) {
  const { website, email, phone } = business;
  const number = phone?.replaceAll(/[^+\d]/g, '');
  const place = addressLines(business).join(', ');
  return {
    call: number ? `tel:${number}` : undefined,
    email: email ? `mailto:${email}` : undefined,
    website: website || undefined,
    directions: place
      ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
      : undefined,
  };
}

/** As on an envelope. A country alone, which every business has, is no address. */
export function addressLines({ address, city, state, zipCode, country }: Ways): string[] {
  const region = [state, zipCode].filter(Boolean).join(' ');
  const lines = [address, [city, region].filter(Boolean).join(', ')].filter((line) => !!line).map(String);
  return lines.length > 0 ? [...lines, country] : [];
}
