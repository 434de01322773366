import type { Business } from '../businesses.types.ts';
import { dialedNumber } from '@guildhall/api/ground/values/phone-number';

/** Props of a link to another site: opens a new tab and sends no referrer. */
export const EXTERNAL = { target: '_blank', rel: 'noopener noreferrer nofollow' };

type Contact = Pick<
  Business,
  'website' | 'email' | 'phone' | 'address' | 'city' | 'state' | 'zipCode' | 'country'
>;

/** The `href`s of the contact details that the business gives. */
export function contactLinks(business: Contact) {
  const { website, email, phone } = business;
  const number = phone ? dialedNumber(phone) : undefined;
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

/** The postal address. A country alone does not count as one. */
export function addressLines({ address, city, state, zipCode, country }: Contact): string[] {
  const region = [state, zipCode].filter(Boolean).join(' ');
  const lines = [address, [city, region].filter(Boolean).join(', ')].filter((line) => !!line).map(String);
  return lines.length > 0 ? [...lines, country].filter(Boolean) : [];
}
