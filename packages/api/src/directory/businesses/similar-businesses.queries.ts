import { type SqlBool, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '@guildhall/db';
import { readMeanings, similarBusinesses } from '../../discovery/search/similar.queries.ts';
import { CARD_COLUMNS, presentCard } from './business-card.queries.ts';
import type { BusinessCard, ListBusinessesInput } from './businesses.schema.ts';
import { chosen, filterKey, isNear, opened, withSearchSettings } from './directory-search.queries.ts';

/** Guesses are few, and nothing to page through. */
const SIMILAR_MAX = 6;

/**
 * Who offers what a search means, in other words than those of `found`. The filters hold for them too. Nobody without
 * a search, or when it says nothing by its meaning, such as a name.
 */
export async function listSimilar(
  db: Database | DatabaseTransaction,
  input: ListBusinessesInput,
  found: readonly { id: number }[],
): Promise<BusinessCard[]> {
  const meanings = readMeanings(input.search ?? '');
  if (meanings.length === 0) return [];
  const among = sql<SqlBool>`${chosen(input.tab, filterKey(input))} and ${opened(input)} and ${isNear(input.near)}`;
  return withSearchSettings(db, async (trx) => {
    const asked = { meanings, limit: SIMILAR_MAX, except: found.map(({ id }) => id) };
    const ids = (await similarBusinesses(trx, asked, among)).map(({ id }) => id);
    const rows = await trx
      .selectFrom('businesses')
      .select(CARD_COLUMNS)
      .where(sql<SqlBool>`id = any(${ids}::int[])`)
      .orderBy(sql`array_position(${ids}::int[], id)`)
      .execute();
    return rows.map(presentCard);
  });
}
