import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, inject } from 'vitest';

import { type Database, createDatabase } from '../src/index.ts';
import './provided.ts';
import { addressOf, runOn } from './test-server.ts';

type OwnDatabase = { db: Database; connectionString: string } & AsyncDisposable;

/** A busy machine fails no test. */
const PATIENCE = 20;

/**
 * A migrated, empty database of its own for the test file that calls this once, at its top. The
 * answer gives the database inside tests and hooks.
 *
 * @example
 * const database = testDatabase();
 * it('...', async () => { const ana = await makeMember(database()); });
 */
export function testDatabase(): () => Database {
  let own: OwnDatabase | undefined;

  beforeAll(async () => {
    own = await create(inject('guildhallTestServer').template);
  });

  afterAll(async () => {
    await own?.[Symbol.asyncDispose]();
  });

  return () => {
    if (!own) throw new Error('The test database is there inside tests and hooks only');
    return own.db;
  };
}

/** An empty database without any table, for tests of what runs before there are some. */
export function createScratchDatabase(): Promise<OwnDatabase> {
  return create('template0');
}

async function create(template: string): Promise<OwnDatabase> {
  const server = inject('guildhallTestServer');
  const name = `${server.template}_${randomBytes(4).toString('hex')}`;
  await runOn(server.connectionString, `create database ${name} template ${template}`);
  const connectionString = addressOf(server.connectionString, name);
  const db = createDatabase({ connectionString, patience: PATIENCE });
  return {
    db,
    connectionString,
    async [Symbol.asyncDispose]() {
      await db.destroy();
      await runOn(server.connectionString, `drop database if exists ${name} with (force)`);
    },
  };
}
