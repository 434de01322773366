import { type Insertable, sql } from 'kysely';

import type { Database, DatabaseTransaction } from '@guildhall/db';
import type { DB } from '@guildhall/db';

const CHUNK = 5_000;

/**
 * Inserts many rows with one parameter per statement: the rows are sent as JSON and PostgreSQL converts them to the
 * table's column types. Several times faster than a list of values, and without its limit of 65,535 parameters. Every
 * row must have the keys of the first.
 */
export async function insertRows<Table extends keyof DB>(
  db: Database | DatabaseTransaction,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  for (let from = 0; from < rows.length; from += CHUNK) {
    const json = JSON.stringify(rows.slice(from, from + CHUNK).map((row) => inSnakeCase(row)));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)
    `.execute(db);
  }
}

/** After rows with ids of our own choosing: the next row of each table gets the next free id. */
export async function alignIdentities(
  db: Database | DatabaseTransaction,
  tables: readonly (keyof DB)[],
): Promise<void> {
  for (const table of tables) {
    const name = snakeCase(table);
    await sql`
      select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${sql.table(table)}))
      where exists (select from ${sql.table(table)})
    `.execute(db);
  }
}

function inSnakeCase(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));
}

const snakeCases = new Map<string, string>();

function snakeCase(name: string): string {
  let known = snakeCases.get(name);
  if (known === undefined) {
    known = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    snakeCases.set(name, known);
  }
  return known;
}
