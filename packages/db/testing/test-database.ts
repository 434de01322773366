import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, inject } from 'vitest';

import { type Database, createDatabase, poolOf } from '../src/index.ts';
import './provided.ts';
import { TIMEOUT_MULTIPLIER, addressOf, dropDatabase, runOn } from './test-server.ts';

type OwnDatabase = { db: Database; connectionString: string; appUrl: string } & AsyncDisposable;

/** Connection strings for the role that serves requests, by the owner's database. */
const appUrls = new WeakMap<Database, string>();

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

/**
 * The same database, connected as the role that serves requests, which owns nothing. The database from
 * `testDatabase` is connected as the owner.
 */
export function appUrlOf(db: Database): string {
  const url = appUrls.get(db);
  if (url === undefined) throw new Error('This needs what testDatabase gave');
  return url;
}

/** A database without tables, for tests of migrations. */
export function createScratchDatabase(): Promise<OwnDatabase> {
  return create('template0');
}

async function create(template: string): Promise<OwnDatabase> {
  const server = inject('guildhallTestServer');
  const name = `${server.template}_${randomBytes(4).toString('hex')}`;
  await runOn(server.ownerUrl, `create database ${name} template ${template} strategy file_copy`);
  const connectionString = addressOf(server.ownerUrl, name);
  const appUrl = addressOf(server.appUrl, name);
  const db = createDatabase({ connectionString, timeoutMultiplier: TIMEOUT_MULTIPLIER });
  appUrls.set(db, appUrl);
  return {
    db,
    connectionString,
    appUrl,
    async [Symbol.asyncDispose]() {
      const { waitingCount } = poolOf(db);
      await db.destroy();
      await dropDatabase(server.ownerUrl, name);
      // They would be rejected long after, in the middle of another file's tests.
      if (waitingCount > 0) throw new Error(`The tests did not await ${waitingCount} queries`);
    },
  };
}
