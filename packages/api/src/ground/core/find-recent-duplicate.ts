import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB, Selectable } from '@guildhall/db';

/** Seconds within which identical content is a double click, not a second submission. */
export const DEDUPE_WINDOW = 60;

type Column<Table extends keyof DB> = Extract<keyof DB[Table], string>;

type Duplicate<Table extends keyof DB> = {
  /** When the row was created. */
  createdAt: Column<Table>;
  /** Columns that are the same in a duplicate; null equals null. */
  same: Partial<Selectable<DB[Table]>>;
  /** Restricts which rows count as duplicates. */
  where?: RawBuilder<SqlBool>;
  /** Seconds. */
  within?: number;
};

/**
 * Finds an identical row that the same member submitted a moment ago. Call it under `lockUser`, or another lock that
 * both submissions take, so that neither misses the other's row.
 * @returns the id of the first such row
 */
export async function findRecentDuplicate<Table extends keyof DB>(
  trx: Kysely<DB>,
  table: Table,
  { createdAt, same, where = sql<SqlBool>`true`, within = DEDUPE_WINDOW }: Duplicate<Table>,
): Promise<number | undefined> {
  const equal = Object.entries(same).map(([column, value]) =>
    value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`,
  );
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)}
    where ${sql.join(equal, sql` and `)} and ${where}
      and ${sql.ref(createdAt)} > now() - make_interval(secs => ${within})
    order by id
    limit 1`.execute(trx);
  return rows[0]?.id;
}
