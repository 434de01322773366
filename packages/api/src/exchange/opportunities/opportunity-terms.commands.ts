import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { READ_COLUMNS } from '../../discovery/readings/opportunity-reading.ts';
import { searchTermsOf } from './opportunity-fit.ts';

const BATCH = 100;

/**
 * Computes the terms of all open opportunities anew, as after a change of the matching. Each batch is a transaction
 * of its own, so that nobody who edits one waits for all of them.
 * @returns how many there are
 */
export async function refreshOpportunityTerms(db: Kysely<DB>): Promise<number> {
  let count = 0;
  let lastId = 0;
  for (;;) {
    const ids = await withTransaction(db, (trx) => refreshBatch(trx, lastId));
    if (ids.length === 0) return count;
    count += ids.length;
    lastId = ids.at(-1) ?? lastId;
  }
}

async function refreshBatch(trx: Kysely<DB>, after: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('opportunities')
    .select(READ_COLUMNS)
    .where('id', '>', after)
    .where('isActive', '=', true)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('id')
    .limit(BATCH)
    .forNoKeyUpdate()
    .execute();
  const read = rows.map((row) => ({ id: row.id, terms: searchTermsOf(row) }));
  await sql`
    update opportunities set search_terms = read.terms
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as read(id integer, terms text[])
    where opportunities.id = read.id`.execute(trx);
  return rows.map(({ id }) => id);
}
