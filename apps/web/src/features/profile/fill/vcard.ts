import ICAL from 'ical.js';
import { z } from 'zod';
import { FileProblem } from './file-problem.ts';
import { fillMessages } from './fill.messages.ts';
import type { Found } from './found.types.ts';
import { upgradeCard } from './vcard-2.1.ts';
import { addressFields } from './web-addresses.ts';

const messages = fillMessages.problems;

const Parameters = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
/** A property as jCard (RFC 7095) writes it: name, parameters, type, values. */
const Property = z.tuple([z.string(), Parameters, z.string()], z.unknown());
type Property = z.infer<typeof Property>;
const Card = z.tuple([z.literal('vcard'), z.array(Property)], z.unknown());

/**
 * What the first contact card of a file says: vCard 2.1, 3.0 or 4.0.
 * @throws {FileProblem} when the file is no contact card, or a damaged one
 */
export function readCard(text: string): Found {
  const card = parseCard(firstCard(text));
  const all = (name: string) => card.filter(([property]) => property === name).toSorted(byPreference);
  const parts = (name: string) => all(name).map(partsOf)[0] ?? [];
  const line = (name: string) => parts(name)[0] ?? '';
  const lines = (name: string) => all(name).flatMap((property) => partsOf(property)[0] ?? []);
  const [lastName = '', firstName = ''] = parts('n');
  const [, , , town = '', , , country = ''] = parts('adr');
  return {
    // A card of somebody with one name may have it as the formatted name only.
    firstName: firstName || (lastName === '' ? line('fn') : ''),
    lastName,
    jobTitle: line('title') || line('role'),
    company: line('org'),
    location: [town, country].filter(Boolean).join(', '),
    phoneNumber: line('tel').replace(/^tel:/i, ''),
    bio: line('note'),
    skills: lines('expertise').join(', '),
    interests: [...lines('interest'), ...lines('hobby')].join(', '),
    ...addressFields([...lines('url'), ...lines('socialprofile'), ...lines('x-socialprofile')]),
  };
}

/** The first card of an address book, in a version that the parser reads. */
function firstCard(text: string): string {
  const begin = text.search(/^BEGIN:VCARD\b/im);
  if (begin === -1) throw new FileProblem(messages.unknown);
  const rest = text.slice(begin);
  const end = rest.search(/^END:VCARD\b/im);
  if (end === -1) throw new FileProblem(messages.cutCard);
  const card = `${rest.slice(0, end)}END:VCARD\r\n`;
  return /^VERSION:2\.1/im.test(card) ? upgradeCard(card) : card;
}

function parseCard(card: string): Property[] {
  try {
    const [, properties] = Card.parse(ICAL.parse(card));
    return properties;
  } catch {
    throw new FileProblem(messages.damagedCard);
  }
}

/** The first value of a property in its parts, as those of a name; of a list within a part, all items. */
function partsOf([, , type, value]: Property): string[] {
  const parts = (Array.isArray(value) ? value : [value]).map((part) => [part].flat().join(', ').trim());
  return type === 'text' ? parts : parts.map(unescape);
}

/** The parser leaves addresses and properties that it does not know as they are written. */
const unescape = (text: string) =>
  text.replaceAll(/\\([\\;,:n])/gi, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped));

const byPreference = (one: Property, other: Property) => preferenceOf(one) - preferenceOf(other);

function preferenceOf([, { pref, type }]: Property): number {
  if (typeof pref === 'string') return Number(pref) || 100;
  return [type].flat().some((word) => word?.toLowerCase() === 'pref') ? 1 : 100;
}
