import { z } from 'zod';
import { canonicalEmail, isEmail } from './email-address.ts';
import { composed, withoutStrayInvisible } from './invisible-characters.ts';
import { withoutInvisible } from './without-invisible.ts';
import { findLinkedPart } from './linked-text.ts';
import './zod-error-map.ts';

/**
 * The building blocks of every schema: text that PostgreSQL can store, with bounds.
 * The bounds are repeated as CHECKs in SQL where they matter.
 */
const storable = (value: string) => !value.includes('\u0000') && value.isWellFormed();
const NOT_STORABLE = 'Contains characters that cannot be stored';

/** Text of at most `max` characters, stored as sent. */
export const text = (max: number) => z.string().max(max).refine(storable, NOT_STORABLE);

/** One line or several without the marks that copying leaves behind. */
export const clean = (value: string) => composed(withoutStrayInvisible(value));

/** Text that is trimmed and may be blank; `required` is the message when it is missing. */
export const trimmedText = (max: number, required?: string) =>
  z.string(required).trim().max(max).refine(storable, NOT_STORABLE);

/** Text that may be absent; null when it is blank. */
export const textOrNull = (max: number) =>
  text(max)
    .transform((value) => value.trim() || null)
    .nullish();

/** Text that is trimmed and must not be blank; `required` is the message when it is, or is missing. */
export const line = (max: number, required?: string) =>
  z.string(required).overwrite(clean).trim().min(1, required).max(max).refine(storable, NOT_STORABLE);

const NOT_IN_NAMES = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const NOT_A_NAME = 'Use one line of plain text, without web addresses';

/**
 * Whether a text is safe as a name wherever names are shown, emails included: one line, and nothing that a mail program
 * turns into a link, which the message quotes.
 */
const isNameLike = (value: string) => !NOT_IN_NAMES.test(value) && findLinkedPart(value) === undefined;
const notAName = {
  error({ input }: { input: unknown }) {
    const part = typeof input === 'string' && findLinkedPart(input);
    return part ? `${NOT_A_NAME}: “${part}”` : NOT_A_NAME;
  },
};

/** A name of a person or thing, which must not be blank. */
export const name = (max: number, required?: string) => line(max, required).refine(isNameLike, notAName);

/** A last name; empty for people who have one name only. */
export const lastName = z
  .string()
  .overwrite(clean)
  .trim()
  .max(100)
  .refine(storable, NOT_STORABLE)
  .refine(isNameLike, notAName)
  .nullable()
  .transform((value) => value ?? '');

/** A name that is trimmed and may be blank, such as a company's. */
export const optionalName = (max: number) =>
  z.string().overwrite(clean).trim().max(max).refine(storable, NOT_STORABLE).refine(isNameLike, notAName);

/** How many entries a list of services, skills or tags has at most, and how many characters each. */
export const SERVICES_MAX = 50;
export const SERVICE_MAX = 80;

/** A list of short texts: trimmed, without blanks, deduplicated case-insensitively. */
export const textList = (maxItems = SERVICES_MAX, maxLength = SERVICE_MAX) =>
  z
    .array(z.string().overwrite(clean).trim().max(maxLength).refine(storable, NOT_STORABLE))
    .transform(dedupe)
    .pipe(z.array(z.string()).max(maxItems));

function dedupe(items: string[]): string[] {
  const seen = new Map<string, string>();
  for (const item of items)
    if (item !== '' && !seen.has(item.toLowerCase())) seen.set(item.toLowerCase(), item);
  return [...seen.values()];
}

/** Also those of Arabic and of Chinese and Japanese. */
const LIST_COMMA = /[,،、]/;

/** Comma-separated text as people type it, as a list. */
export const splitCommas = (value: string): string[] =>
  dedupe(value.split(LIST_COMMA).map((part) => part.trim()));

export const isWebUrl = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return (
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    url.hostname !== ''
  );
};

const address = z.string().overwrite(withoutInvisible).trim().max(2_048);
const isAddress = (value: string) => value === '' || (storable(value) && isWebUrl(value));

/** An http or https address, or empty. */
export const webUrl = address.refine(isAddress, 'Must be a web address starting with https:// or http://');

/** An https address, or empty. */
export const secureUrl = address.refine(
  (value) => isAddress(value) && !/^http:/i.test(value),
  'Must be a web address starting with https://',
);

/** The path an upload returned, such as `/business-images/0a1b.webp`. */
const OWN_PICTURE = /^\/business-images\/[a-z0-9-]+\.webp$/;

/** The address of an uploaded picture. */
export const uploadedPicture = z
  .string()
  .max(200)
  .regex(OWN_PICTURE, 'Upload the picture instead of linking to it');

/** An uploaded picture, or the address of one on another site, of which the server stores a copy; or empty. */
export const pictureOrLink = z
  .string()
  .trim()
  .max(2_048)
  .refine(
    (value) => value === '' || OWN_PICTURE.test(value) || (storable(value) && isWebUrl(value)),
    'Upload a picture, or enter a web address starting with https:// or http://',
  );

/** An uploaded picture, or empty. */
export const pictureUrl = z
  .string()
  .trim()
  .max(2_048)
  .refine(
    (value) => value === '' || OWN_PICTURE.test(value),
    "Upload the picture here. Pictures from other sites aren't shown.",
  );

const emailText = z.string().overwrite(canonicalEmail).max(254, { abort: true });

/** An address of mail, in the form that finds its account. */
export const email = emailText.refine(isEmail, 'Invalid email');

/** An address of mail that may be absent; null when it is blank. */
export const emailOrNull = emailText
  .refine((value) => value === '' || isEmail(value), 'Invalid email')
  .nullable()
  .transform((value) => value || null)
  .optional();

/** What is left of a number in a cell that was too narrow, or took it for an amount. */
const DESTROYED_NUMBER = /^(?:#+|\d(?:[.,]\d+)?e\+?\d+)$/i;

const isWhole = (value: string) => !DESTROYED_NUMBER.test(value.trim());
const CUT_SHORT = (what: string) =>
  `A spreadsheet cut this ${what} short. Format its column as text there, and enter the whole ${what}.`;

/** A postcode as its country writes it; null when it is blank. */
export const postcode = text(20)
  .trim()
  .refine(isWhole, CUT_SHORT('postcode'))
  .nullable()
  .transform((value) => value || null)
  .optional();

/** A phone number as its owner writes it. */
export const phoneNumber = z
  .string()
  .overwrite(withoutInvisible)
  .max(32)
  .refine(storable, NOT_STORABLE)
  .refine(isWhole, CUT_SHORT('number'));

/** Ids are integers that fit PostgreSQL's. */
export const id = z.int().positive().max(2_147_483_647);

/** The version of a row that an edit started from. */
export const expectedVersion = z.int().positive().optional();

/** Dates travel as ISO 8601 text in UTC. */
export const isoDate = z.iso.datetime();

/** Longest text of a search, whatever it searches. */
export const SEARCH_MAX = 100;

/** What administrators search a list for; blank searches for nothing. */
export const adminSearch = z
  .string()
  .overwrite(clean)
  .trim()
  .max(SEARCH_MAX)
  .refine(storable, NOT_STORABLE)
  .transform((value) => value || undefined)
  .optional();
