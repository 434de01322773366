import { sql } from 'kysely';
import { type Database, type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { indexTerms, placeKey, readBusiness } from '@guildhall/matching';
import { ServiceDetails } from './service-details.schema.ts';
import { BUSINESS_TEXT } from '../../discovery/search/business-text.ts';

/** One business; those that were not read since their last change; or all, as after a change of the matching. */
type Which = { id: number } | 'unread' | 'all';

const BATCH = 100;

/**
 * Reads what businesses offer, for the search by meaning, and in which town, for those nearby. Each batch is a transaction of its own, so that nobody
 * who edits a business waits for all of them.
 * @returns how many were read
 */
export async function refreshBusinessTerms(
  db: Database | DatabaseTransaction,
  which: Which,
): Promise<number> {
  let count = 0;
  let lastId = 0;
  for (;;) {
    const ids = await withTransaction(db, (trx) => refreshBatch(trx, which, lastId));
    if (ids.length === 0) return count;
    count += ids.length;
    lastId = ids.at(-1) ?? lastId;
  }
}

const includedIn = (row: { serviceDetails: unknown }): string[] =>
  ServiceDetails.parse(row.serviceDetails).flatMap(({ includes }) => includes || []);

async function refreshBatch(trx: DatabaseTransaction, which: Which, after: number): Promise<number[]> {
  const candidates = trx
    .selectFrom('businesses')
    .select(['id', 'city', 'state', 'country', 'serviceDetails', ...BUSINESS_TEXT])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .forNoKeyUpdate();
  const wanted =
    which === 'all'
      ? candidates
      : which === 'unread'
        ? candidates.where('searchTerms', 'is', null)
        : candidates.where('id', '=', which.id);
  const rows = await wanted.execute();
  if (rows.length === 0) return [];
  const read = rows.map((row) => ({
    id: row.id,
    terms: indexTerms(readBusiness({ ...row, services: [...row.services, ...includedIn(row)] })).offers,
    // The country alone is there by default, and is no town.
    place: row.city && placeKey([row.city, row.state, row.country].filter(Boolean).join(', ')),
  }));
  await sql`
    update businesses set search_terms = read.terms, place_key = read.place
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as read(id integer, terms text[], place text)
    where businesses.id = read.id`.execute(trx);
  return rows.map(({ id }) => id);
}
