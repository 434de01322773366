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
 * Migrates the database to the latest version: first `ops`, then `app`, then the tables of the job queue,
 * which its library owns. Each schema has its own record of applied migrations, so the version of the product
 * data travels with the product schema. Safe to call from several processes at once: they queue on Kysely's
 * lock, and the later ones find nothing to do. Either all of a schema's pending migrations are applied, or none.
 *
 * `ownerUrl` connects as the role that owns the database. When `db` connects as another role, that one is
 * granted what it needs to serve requests.
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
    if (app !== null) await withMigrationLock(pool, () => grantOnNewObjects(connection, app));
    const applied = [
      ...(await migrate(connection, 'ops', 'ops')),
      ...(await migrate(connection, 'app', 'app')),
    ];
    await withMigrationLock(pool, async () => {
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

/** Concurrent `create schema` or `grant` statements on the same object fail, so an advisory lock serializes them. */
async function withMigrationLock(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('guildhall.migrate'))`);
    await work();
  } finally {
    // Closing the connection releases the lock, even when the connection is broken.
    client.release(true);
  }
}

/**
 * Creates or migrates the product tables in a schema of another name beside the live one: a restore loads
 * into it, then swaps the names. `ops` must be migrated already. `upTo` stops after the migration of that name.
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

/** What Kysely says of migrations that were applied and are not in this version. */
const IS_NEWER = /previously executed migration .+ is missing/;

/** A newer version has migrated this database; migrations cannot be reverted. */
export class NewerDatabaseError extends Error {
  constructor(options: ErrorOptions) {
    super(
      'This database was written by a newer version of Guildhall: start that version, or restore a backup from before the upgrade.',
      options,
    );
    this.name = 'NewerDatabaseError';
  }
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
    if (error instanceof Error && IS_NEWER.test(error.message))
      throw new NewerDatabaseError({ cause: error });
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

/** Without the timeouts of the application's pool: a migration may wait or run for minutes. */
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
