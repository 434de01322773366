import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { Logger, runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { Pool } from 'pg';

import { poolOf, type Database } from './client.ts';
import { grantOnExistingObjects, grantOnNewObjects } from './privileges.ts';

type MigrationSet = 'app' | 'ops';

/**
 * Brings the database to the newest version: first `ops`, then `app`, then the queue of jobs, whose
 * tables are its library's own (commands enqueue in their own transactions, so it stands before the
 * first of them). Each keeps its own record of what was applied, so the version of the product data travels with the product schema.
 * Safe to call from several processes at once: they queue on Kysely's lock, and the later ones find
 * nothing left to do. All of a schema's pending migrations are applied, or none.
 *
 * `ownerUrl` connects as the role that owns the database, when `db` connects as one that does not: then
 * the latter is granted what it needs to serve requests.
 *
 * @returns the names applied now, such as `app/20261121T0920-members`; empty when up to date
 * @throws the database's error, with the name of the failing migration in the message
 */
export async function migrateToLatest(
  db: Database,
  ownerUrl = connectionStringOf(db),
): Promise<{ applied: string[] }> {
  return withMigrationConnection(ownerUrl, async (connection, pool) => {
    const app = await findAppRole(db, connection);
    if (app !== null) await alone(pool, () => grantOnNewObjects(connection, app));
    const applied = [
      ...(await migrate(connection, 'ops', 'ops')),
      ...(await migrate(connection, 'app', 'app')),
    ];
    await alone(pool, async () => {
      await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
      if (app !== null) await grantOnExistingObjects(connection, app);
    });
    return { applied };
  });
}

/** The role that serves requests; null when it is the owner itself. */
async function findAppRole(db: Database, owner: Kysely<unknown>): Promise<string | null> {
  const app = await roleOf(db);
  return app === (await roleOf(owner)) ? null : app;
}

async function roleOf<Tables>(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_user::text as name`.execute(db);
  return rows[0]?.name ?? '';
}

/** Two processes that create one schema, or grant on one table, at the same moment would fail on each other. */
async function alone(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('guildhall.migrate'))`);
    await work();
  } finally {
    // The lock ends with its connection, even with a broken one.
    client.release(true);
  }
}

/**
 * Builds, or brings to the newest version, the product tables in a schema of another name beside
 * the live one: a restore loads into it, and then swaps the names. `ops` must be migrated already.
 * With `upTo`, the tables are as they stood after the migration of that name.
 */
export async function migrateProductSchema(
  db: Database,
  schema: string,
  upTo?: string,
): Promise<{ applied: string[] }> {
  return withMigrationConnection(connectionStringOf(db), async (connection) => ({
    applied: await migrate(connection, 'app', schema, upTo),
  }));
}

async function migrate(
  db: Kysely<unknown>,
  set: MigrationSet,
  schema: string,
  upTo?: string,
): Promise<string[]> {
  const migrator = new Migrator({ db, provider: providerOf(set, schema), migrationTableSchema: schema });
  const { error, results = [] } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo));
  if (error !== undefined) {
    const failed = results.find((result) => result.status === 'Error');
    const what = failed ? `Migration ${set}/${failed.migrationName}` : `The migration of schema ${schema}`;
    throw new Error(`${what} failed: ${error instanceof Error ? error.message : 'unknown reason'}`, {
      cause: error,
    });
  }
  return results
    .filter((result) => result.status === 'Success')
    .map((result) => `${set}/${result.migrationName}`);
}

function providerOf(set: MigrationSet, schema: string): MigrationProvider {
  const folder = new URL(`./migrations/${set}/`, import.meta.url);
  return {
    async getMigrations() {
      const files = (await readdir(fileURLToPath(folder))).filter((file) => file.endsWith('.ts')).toSorted();
      const entries = files.map(async (file): Promise<[string, Migration]> => {
        const migration: unknown = await import(new URL(file, folder).href);
        if (!isMigration(migration)) throw new Error(`${file} does not export a function named up`);
        return [file.replace(/\.ts$/, ''), inSchema(migration, schema)];
      });
      return Object.fromEntries(await Promise.all(entries));
    },
  };
}

function isMigration(found: unknown): found is Migration {
  return typeof found === 'object' && found !== null && 'up' in found && typeof found.up === 'function';
}

function inSchema(migration: Migration, schema: string): Migration {
  return {
    async up(db) {
      await sql`set local search_path = ${sql.id(schema)}, public`.execute(db);
      await migration.up(db);
    },
  };
}

/** The application's pool gives up after seconds; a migration may rightly wait or work for minutes. */
async function withMigrationConnection<T>(
  connectionString: string,
  work: (connection: Kysely<unknown>, pool: Pool) => Promise<T>,
): Promise<T> {
  const pool = new Pool({ connectionString, max: 3, application_name: 'guildhall-migrate' });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const connection = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(connection, pool);
  } finally {
    await connection.destroy();
  }
}

const connectionStringOf = (db: Database) => poolOf(db).options.connectionString ?? '';
