import { sql } from 'kysely';
import type { Database } from '@guildhall/db';
import type { Logger } from '../../ground/core/logger.ts';
import { type WriteBuffer, createWriteBuffer } from '../../ground/core/write-buffer.ts';

const AFTER_MS = 1_000;

/** Counts clicks by link id, buffered: a popular link costs one row update a second. */
export const createClickCounter = (db: Database, log: Logger): WriteBuffer<number> =>
  createWriteBuffer(log, { what: 'clicks', afterMs: AFTER_MS, write: (linkIds) => countClicks(db, linkIds) });

/** Ordered by link id, so that two processes cannot deadlock. */
async function countClicks(db: Database, linkIds: number[]): Promise<void> {
  const clicks = Map.groupBy(
    linkIds.toSorted((one, other) => one - other),
    (id) => id,
  );
  const rows = [...clicks].map(([id, { length }]) => sql`(${id}::integer, ${length}::integer)`);
  await sql`
    update short_urls set clicks = short_urls.clicks + counted.clicks
    from (values ${sql.join(rows)}) as counted (id, clicks)
    where short_urls.id = counted.id
  `.execute(db);
}
