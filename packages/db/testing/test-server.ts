import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';

import { startEmbeddedPostgres } from '../src/embedded/index.ts';
import { isDataDirLocked } from '../src/embedded/lock.ts';
import { createDatabase, migrateToLatest, sqlState } from '../src/index.ts';

const FOLDER = 'guildhall-test-';
const DATABASE = 'guildhall_test_';
const INSUFFICIENT_PRIVILEGE = '42501';
const LEFTOVER_MS = 60 * 60 * 1_000;

/** Of connections to test databases, so that nothing times out on a busy machine. */
export const TIMEOUT_MULTIPLIER = 20;

/** What a test file needs to clone the template database. */
export interface TestServer {
  /** As the role that owns what tests make, for creating and dropping databases too. */
  ownerUrl: string;
  /** As the role that the product serves requests with; the owner, when there is one role only. */
  appUrl: string;
  template: string;
}

/**
 * One PostgreSQL with one migrated template: the server of DATABASE_URL and DATABASE_OWNER_URL, or an
 * embedded one that trades durability for speed and is removed afterwards. What an earlier, killed run
 * has left is removed first.
 */
export async function startTestServer(
  env: Record<string, string | undefined> = process.env,
): Promise<TestServer & { stop: () => Promise<void> }> {
  const { ownerUrl, appUrl, stop } = configured(env) ?? (await embedded());
  try {
    const template = `${DATABASE}${Date.now()}_${randomBytes(3).toString('hex')}`;
    await dropLeftovers(ownerUrl);
    await runOn(ownerUrl, `create database ${template}`);
    const db = createDatabase({
      connectionString: addressOf(appUrl, template),
      timeoutMultiplier: TIMEOUT_MULTIPLIER,
    });
    try {
      await migrateToLatest(db, addressOf(ownerUrl, template));
    } finally {
      await db.destroy();
    }
    return {
      ownerUrl,
      appUrl,
      template,
      async stop() {
        try {
          await dropDatabase(ownerUrl, template);
        } finally {
          await stop();
        }
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The same server, another database. */
export function addressOf(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}

export async function runOn(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Drops a database with its open connections. PostgreSQL refuses to end those of a superuser, as the autovacuum
 * that runs on an ordinary server; a drop without force ends autovacuum by itself, and waits five seconds for others.
 */
export async function dropDatabase(ownerUrl: string, name: string): Promise<void> {
  try {
    await runOn(ownerUrl, `drop database if exists ${name} with (force)`);
  } catch (error) {
    if (sqlState(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    await runOn(ownerUrl, `drop database if exists ${name}`);
  }
}

type Server = Pick<TestServer, 'ownerUrl' | 'appUrl'> & { stop: () => Promise<void> };

function configured({
  DATABASE_URL: appUrl,
  DATABASE_OWNER_URL: ownerUrl,
}: Record<string, string | undefined>) {
  return appUrl ? { appUrl, ownerUrl: ownerUrl || appUrl, stop: async () => {} } : undefined;
}

async function embedded(): Promise<Server> {
  removeLeftovers();
  const dataDir = mkdtempSync(join(tmpdir(), FOLDER));
  // Private by default; but when root runs the tests, another account runs the server.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({
    dataDir,
    ownerMayCreateDatabases: true,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
      max_connections: '200',
      // The folder may be in memory.
      max_wal_size: '256MB',
    },
  });
  return {
    ownerUrl: server.ownerUrl,
    appUrl: server.connectionString,
    async stop() {
      await server.stop();
      for (const folder of [server.folder, dataDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(FOLDER))) {
    const folder = join(tmpdir(), name);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LEFTOVER_MS && !isDataDirLocked(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

async function dropLeftovers(connectionString: string): Promise<void> {
  for (const name of await databaseNames(connectionString)) {
    const madeAt = Number(name.slice(DATABASE.length).split('_')[0]);
    if (Date.now() - madeAt > LEFTOVER_MS) await dropDatabase(connectionString, name);
  }
}

async function databaseNames(connectionString: string): Promise<string[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where datname like $1',
      [`${DATABASE}%`],
    );
    return rows.map(({ datname }) => datname);
  } finally {
    await client.end();
  }
}
