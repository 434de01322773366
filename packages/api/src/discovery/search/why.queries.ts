import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { foldWords } from '../../ground/values/fold-text.ts';
import type { FoundBusiness, FoundMember } from './search.schema.ts';
import type { Terms } from './terms.ts';

const WHY_MAX = 120;
/** Where one offer ends and the next begins. */
const BETWEEN_OFFERS = /[\n.;•]+/u;

type Found<T> = Omit<T, 'why'>;

/** Says of each member what they offer: that with the words of the query, else the first. */
export async function withOffers(
  db: Kysely<DB>,
  terms: Terms,
  members: Found<FoundMember>[],
): Promise<FoundMember[]> {
  if (members.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select(['id', 'servicesOffered as text'])
    .where(sql<boolean>`id = any(${members.map(({ id }) => id)}::int[])`)
    .execute();
  return withWhy(terms, members, rows);
}

/** Says of each business what it is: the sentence with the words of the query, else the first. */
export async function withDescriptions(
  db: Kysely<DB>,
  terms: Terms,
  businesses: Found<FoundBusiness>[],
): Promise<FoundBusiness[]> {
  if (businesses.length === 0) return [];
  const rows = await db
    .selectFrom('businesses')
    .select(['id', sql<string>`concat_ws(E'\n', short_description, description)`.as('text')])
    .where(sql<boolean>`id = any(${businesses.map(({ id }) => id)}::int[])`)
    .execute();
  return withWhy(terms, businesses, rows);
}

function withWhy<T extends { id: number }>(
  { words }: Terms,
  found: T[],
  rows: { id: number; text: string | null }[],
): (T & { why: string | null })[] {
  const texts = new Map(rows.map(({ id, text }) => [id, text]));
  return found.map((hit) => Object.assign(hit, { why: partWith(words, texts.get(hit.id) ?? '') }));
}

function partWith(words: string[], text: string): string | null {
  const parts = text
    .split(BETWEEN_OFFERS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const found = parts.find((part) => {
    const folded = foldWords(part);
    return words.some((word) => folded.includes(word));
  });
  const part = found ?? parts[0];
  if (part === undefined) return null;
  const letters = Array.from(part);
  return letters.length > WHY_MAX ? `${letters.slice(0, WHY_MAX).join('').trimEnd()}…` : part;
}
