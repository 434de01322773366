import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { nearestPart } from './nearest-part.ts';
import type { FoundBusiness, FoundMember } from './search.schema.ts';
import type { Terms } from './terms.ts';

type Found<T> = Omit<T, 'why'>;

/** Says of each member what they offer: the one that is nearest to the words of the query. */
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

/** Says of each business what it is: the sentence that is nearest to the words of the query. */
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
  return found.map((hit) => Object.assign(hit, { why: nearestPart(words, texts.get(hit.id) ?? '') }));
}
