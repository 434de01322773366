import { type Kysely, sql } from 'kysely';
import type { DB, Selectable } from '@guildhall/db';

/** Tables whose row is a mark that a member sets and clears, such as a like. */
type MarkTable =
  | 'articleBookmarks'
  | 'articleLikes'
  | 'businessFavourites'
  | 'opportunitySaves'
  | 'postBookmarks'
  | 'postLikes';

/**
 * Inserts or deletes the row. Idempotent.
 * @param key every column of the primary key
 * @returns how the number of rows changed, for a counter: 1, -1, or 0 when it was so already
 */
export async function toggleRow<Table extends MarkTable>(
  db: Kysely<DB>,
  table: Table,
  key: Omit<Selectable<DB[Table]>, 'createdAt'>,
  isPresent: boolean,
): Promise<number> {
  const columns = Object.keys(key).map((column) => sql.ref(column));
  const values = sql.join(Object.values(key));
  const { numAffectedRows = 0n } = await (
    isPresent
      ? sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${values}) on conflict do nothing`
      : sql`delete from ${sql.table(table)} where (${sql.join(columns)}) = (${values})`
  ).execute(db);
  return isPresent ? Number(numAffectedRows) : 0 - Number(numAffectedRows);
}
