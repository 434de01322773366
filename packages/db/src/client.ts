import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import { type Pool, TypeOverrides } from 'pg';

import { BoundedPool, forKysely } from './pool.ts';
import type { DB } from './schema.gen.ts';

/** A typed connection pool to Guildhall's tables, in camelCase. A transaction is one of these too. */
export type Database = Kysely<DB>;
/** For functions that must run inside a transaction. */
export type DatabaseTransaction = Transaction<DB>;

export interface DatabaseOptions {
  connectionString: string;
  /** Connections this pool may open; 10 when absent. */
  max?: number;
  /** Shown in pg_stat_activity; `guildhall` when absent. */
  applicationName?: string;
  /** How many times longer than for a request every wait and the queue may be: for bulk work and for tests; 1 when absent. */
  patience?: number;
  /** Told when an idle connection breaks, as in a restart of the database. The pool heals by itself. */
  onPoolError?: (error: Error) => void;
}

/** When more statements than this wait for a connection, new requests should be refused. */
const SATURATED_AT = 50;
/** A statement that would wait behind this many others is refused, though its request was let in. */
const MAX_WAITING = 500;

const pools = new WeakMap<object, { pool: Pool; saturatedAt: number }>();

/**
 * Opens a pool (lazily: no connection is made until the first query). Close it with `db.destroy()`.
 *
 * Waits are bounded: 2 s for a free connection or a lock, 5 s for a statement, 10 s idle in a
 * transaction. Beyond these the query is rejected with PostgreSQL's error. When 500 wait for a
 * connection already, the next is rejected at once with a DatabaseBusyError.
 *
 * The search path is what lets a restore swap schema `app`. A pgbouncer that refuses the `options`
 * startup parameter needs `ignore_startup_parameters = options` and, once,
 * `ALTER DATABASE guildhall SET search_path = app, ops, public`.
 */
export function createDatabase(options: DatabaseOptions): Database {
  const patience = options.patience ?? 1;
  const config = {
    connectionString: options.connectionString,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'guildhall',
    options: '-c search_path=app,ops,public',
    connectionTimeoutMillis: 2_000 * patience,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 1_800,
    keepAlive: true,
    statement_timeout: 5_000 * patience,
    query_timeout: 6_000 * patience,
    lock_timeout: 2_000 * patience,
    idle_in_transaction_session_timeout: 10_000 * patience,
    types: parsers,
  };
  const pool = new BoundedPool(config, MAX_WAITING * patience);
  // Without a listener, the first broken idle connection would end the process.
  const onPoolError = options.onPoolError ?? (() => {});
  pool.on('error', onPoolError);
  pool.on('connect', (client) => client.on('error', onPoolError));

  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: forKysely(pool) }),
    plugins: [new CamelCasePlugin()],
  });
  pools.set(db, { pool, saturatedAt: SATURATED_AT * patience });
  return db;
}

/**
 * The pool behind a database made by `createDatabase`: for named statements, LISTEN and its counts.
 * @throws when given anything else, a transaction included
 */
export function poolOf(db: Database): Pool {
  return known(db).pool;
}

/**
 * Whether so many statements wait for a connection (50) that a new request would wait in vain. Those of
 * requests that were let in go on waiting: a page of the dashboard alone asks a dozen questions at once.
 * @throws when given anything but what `createDatabase` returned
 */
export function isPoolSaturated(db: Database): boolean {
  const { pool, saturatedAt } = known(db);
  return pool.waitingCount > saturatedAt;
}

function known(db: Database): { pool: Pool; saturatedAt: number } {
  const found = pools.get(db);
  if (!found) throw new Error('This needs the database that createDatabase returned, not a transaction');
  return found;
}

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

/** Counts and averages fit a double; a calendar day has no time zone and stays `YYYY-MM-DD`. */
const parsers = new TypeOverrides();
parsers.setTypeParser(INT8, Number);
parsers.setTypeParser(NUMERIC, Number);
parsers.setTypeParser(DATE, String);
