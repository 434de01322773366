import { CompiledQuery, type Kysely } from 'kysely';
import type { DB } from '@guildhall/db';

/** Runs one statement in the caller's transaction, whether Kysely or pg holds it. */
export type RunSql = (text: string, parameters: unknown[]) => Promise<unknown[]>;

/** In a transaction of Kysely. */
export const runIn =
  (trx: Kysely<DB>): RunSql =>
  async (text, parameters) =>
    (await trx.executeQuery(CompiledQuery.raw(text, parameters))).rows;

type Client = { query(text: string, parameters: unknown[]): Promise<{ rows: unknown[] }> };

/** On a connection of pg. */
export const runWith =
  (client: Client): RunSql =>
  async (text, parameters) =>
    (await client.query(text, parameters)).rows;

/** Whether a schema has a table: the previous snapshot or a restored one may be of an older version. */
export async function hasTable(run: RunSql, schema: string, table: string): Promise<boolean> {
  const [found] = await run('select to_regclass($1) is not null as "isThere"', [`${schema}.${table}`]);
  return Object(found).isThere === true;
}
