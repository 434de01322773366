import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { sqlState } from '@guildhall/db';
import { PREVIOUS, DISCARDED, dropSchema } from './build-schema.ts';
import { hasSchema, nameIn, quoted } from './catalogue.ts';
import { inTransaction } from './connection.ts';
import { BackupError } from './backup-error.ts';

/** Fixes up the loaded data, in a transaction of its own, before it becomes the live data. */
export type BeforeSwap = (client: pg.Client, schema: string) => Promise<void>;

/** What else changes in the transaction of the swap: sessions, journal, audit. */
export type InSwap = (client: pg.Client) => Promise<void>;

/**
 * Timeout of each attempt to lock all tables, in milliseconds. Other queries queue behind the lock request, so
 * the first attempts are short; the last ones are long enough for PostgreSQL to cancel its own autovacuum.
 */
const LOCK_TIMEOUTS_MS = [...Array.from({ length: 25 }, () => 60), 1_500, 1_500, 1_500];

/** SQLSTATEs of a lock timeout, a statement timeout, and a deadlock. */
const LOCKED = new Set(['55P03', '57014', '40P01']);

/**
 * Makes the tables of `schema` the live ones and keeps the live ones as the previous snapshot, in one transaction
 * that locks every live table: no query sees a mixture, and no transaction spans both.
 * @throws BackupError 'locked' when the tables were in use during every attempt; nothing has changed then
 */
export async function swapIn(
  client: pg.Client,
  schema: string,
  inSwap: InSwap = async () => {},
): Promise<void> {
  for (const [attempt, timeoutMs] of LOCK_TIMEOUTS_MS.entries()) {
    try {
      return await swapOnce(client, schema, timeoutMs, inSwap);
    } catch (error) {
      if (!LOCKED.has(sqlState(error) ?? '')) throw error;
      if (attempt === LOCK_TIMEOUTS_MS.length - 1) break;
      await wait(50 + Math.random() * 200);
    }
  }
  throw new BackupError('locked', 'The data was in use throughout, so nothing was changed. Please try again');
}

async function swapOnce(client: pg.Client, schema: string, timeoutMs: number, inSwap: InSwap): Promise<void> {
  const discarded = `${DISCARDED}${randomBytes(4).toString('hex')}`;
  await inTransaction(client, 'isolation level read committed', async () => {
    // Every query waits from the lock to the commit, so whatever can be read before it is, and the rest is sent
    // as one message.
    const tables = await listLiveTables(client);
    const renames = await listRenames(client, schema, discarded);
    await client.query(`
      set local search_path = app, ops, public;
      set local lock_timeout = ${timeoutMs};
      set local statement_timeout = ${timeoutMs};`);
    await client.query(`
      lock table ${tables.join(', ')} in access exclusive mode;
      set local statement_timeout = 0;
      ${renames.map(([from, to]) => `alter schema ${quoted(from)} rename to ${quoted(to)}`).join('; ')}`);
    await inSwap(client);
  });
  await dropSchema(client, discarded);
}

async function listRenames(
  client: pg.Client,
  schema: string,
  discarded: string,
): Promise<[string, string][]> {
  if (schema === PREVIOUS)
    return [
      ['app', discarded],
      [PREVIOUS, 'app'],
      [discarded, PREVIOUS],
    ];
  const previous: [string, string][] = (await hasSchema(client, PREVIOUS)) ? [[PREVIOUS, discarded]] : [];
  return [...previous, ['app', PREVIOUS], [schema, 'app']];
}

async function listLiveTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'app' order by 1`,
  );
  return rows.map(({ name }) => nameIn('app', name));
}
