import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { sqlState } from '@guildhall/db';
import { FORMER, DISCARDED, dropSchema } from './build-schema.ts';
import { hasSchema, nameIn, quoted } from './catalogue.ts';
import { inTransaction } from './connection.ts';
import { BackupRefusal } from './refusal.ts';

/** What else changes in the transaction of a swap: sessions, journal, audit. */
export type InSwap = (client: pg.Client) => Promise<void>;

/**
 * How long one lock may be waited for, in milliseconds, attempt by attempt. Whoever comes meanwhile
 * waits behind us, so the first attempts are short; the last ones are long enough for PostgreSQL to
 * send its own vacuum away.
 */
const PATIENCE = [...Array.from({ length: 20 }, () => 100), 1_500, 1_500, 1_500];

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

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
      const state = sqlState(error);
      if (state !== LOCK_NOT_AVAILABLE && state !== DEADLOCK) throw error;
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
    await client.query(`set local lock_timeout = ${patience}`);
    await lockTables(client);
    const isUndo = schema === FORMER;
    if (!isUndo && (await hasSchema(client, FORMER))) await rename(client, FORMER, discarded);
    await rename(client, 'app', isUndo ? discarded : FORMER);
    await rename(client, schema, 'app');
    if (isUndo) await rename(client, discarded, FORMER);
    await client.query('set local search_path = app, ops, public');
    await inSwap(client);
  });
  await dropSchema(client, discarded);
}

async function lockTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'app' order by 1`,
  );
  const tables = rows.map(({ name }) => nameIn('app', name)).join(', ');
  await client.query(`lock table ${tables} in access exclusive mode`);
}

async function rename(client: pg.Client, from: string, to: string): Promise<void> {
  await client.query(`alter schema ${quoted(from)} rename to ${quoted(to)}`);
}
