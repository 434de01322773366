import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { sqlState } from '@guildhall/db';
import { FORMER, DISCARDED, dropSchema } from './build-schema.ts';
import { hasSchema, nameIn, quoted } from './catalogue.ts';
import { inTransaction } from './connection.ts';
import { BackupRefusal } from './refusal.ts';

/** What is put right in the loaded data, in a transaction of its own, before it can become the live data. */
export type BeforeSwap = (client: pg.Client, schema: string) => Promise<void>;

/** What else changes in the transaction of a swap: sessions, journal, audit. */
export type InSwap = (client: pg.Client) => Promise<void>;

/**
 * How long all the locks together may be waited for, in milliseconds, attempt by attempt. Whoever comes
 * meanwhile waits behind us, so the first attempts are short; the last ones are long enough for
 * PostgreSQL to send its own vacuum away.
 */
const PATIENCE = [...Array.from({ length: 25 }, () => 60), 1_500, 1_500, 1_500];

/** The lock timeout, the statement timeout, and a deadlock. */
const IN_USE = new Set(['55P03', '57014', '40P01']);

/**
 * Makes the tables of `schema` the live ones and keeps the live ones as the former state, in one
 * transaction that holds every live table: nobody sees a mixture, and no transaction that had begun
 * with the old tables ends with the new ones.
 * @throws BackupRefusal 'locked' when the tables were in use throughout; nothing has changed then
 */
export async function swapIn(client: pg.Client, schema: string, inSwap: InSwap): Promise<void> {
  for (const [attempt, patience] of PATIENCE.entries()) {
    try {
      return await exchange(client, schema, patience, inSwap);
    } catch (error) {
      if (!IN_USE.has(sqlState(error) ?? '')) throw error;
      if (attempt === PATIENCE.length - 1) break;
      await wait(50 + Math.random() * 200);
    }
  }
  throw new BackupRefusal(
    'locked',
    'The data was in use throughout, so nothing was changed. Please try again',
  );
}

async function exchange(client: pg.Client, schema: string, patience: number, inSwap: InSwap): Promise<void> {
  const discarded = `${DISCARDED}${randomBytes(4).toString('hex')}`;
  await inTransaction(client, 'isolation level read committed', async () => {
    // Everybody waits from the lock to the commit: whatever can be known before is asked before, and
    // the rest goes in one message.
    const tables = await listLiveTables(client);
    const renames = await listRenames(client, schema, discarded);
    await client.query(`
      set local search_path = app, ops, public;
      set local lock_timeout = ${patience};
      set local statement_timeout = ${patience};`);
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
  if (schema === FORMER)
    return [
      ['app', discarded],
      [FORMER, 'app'],
      [discarded, FORMER],
    ];
  const former: [string, string][] = (await hasSchema(client, FORMER)) ? [[FORMER, discarded]] : [];
  return [...former, ['app', FORMER], [schema, 'app']];
}

async function listLiveTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'app' order by 1`,
  );
  return rows.map(({ name }) => nameIn('app', name));
}
