import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, inject } from 'vitest';

import { type Database, createDatabase } from '../src/index.ts';
import './provided.ts';
import { addressOf, runOn } from './test-server.ts';

/**
 * A migrated, empty database of its own for the test file that calls this once, at its top. The
 * answer gives the database inside tests and hooks.
 *
 * @example
 * const database = testDatabase();
 * it('...', async () => { const ana = await makeMember(database()); });
 */
export function testDatabase(): () => Database {
  let db: Database | undefined;
  let drop: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    const { connectionString, template } = inject('guildhallTestServer');
    const name = `${template}_${randomBytes(4).toString('hex')}`;
    await runOn(connectionString, `create database ${name} template ${template}`);
    drop = () => runOn(connectionString, `drop database if exists ${name} with (force)`);
    db = createDatabase({ connectionString: addressOf(connectionString, name) });
  });

  afterAll(async () => {
    await db?.destroy();
    await drop?.();
  });

  return () => {
    if (!db) throw new Error('The test database is there inside tests and hooks only');
    return db;
  };
}
