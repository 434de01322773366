import { CamelCasePlugin, Kysely, type Transaction } from 'kysely';
import { type Pool, TypeOverrides } from 'pg';

import { BoundedPool, BoundedPoolDialect } from './pool.ts';
import type { DB } from './schema.gen.ts';

/** A typed connection pool to Guildhall's tables, in camelCase. A transaction is a `Database` too. */
export type Database = Kysely<DB>;
/** For functions that must run inside a transaction. */
export type DatabaseTransaction = Transaction<DB>;

export interface DatabaseOptions {
  connectionString: string;
  /** Connections this pool may open; 10 when absent. */
  max?: number;
  /** Shown in pg_stat_activity; `guildhall` when absent. */
  applicationName?: string;
  /** Multiplies every timeout and the length of the queue, for bulk work and tests; 1 when absent. */
  timeoutMultiplier?: number;
  /** Called when an idle connection breaks, as in a restart of the database. The pool reconnects by itself. */
  onPoolError?: (error: Error) => void;
}

/** Load shedding: above this many queued statements, new requests should be refused. */
const SATURATED_AT = 50;
/** Length of the queue: the next statement is rejected, even of a request that was accepted. */
const MAX_WAITING = 500;

/**
 * Where PostgreSQL has LLVM it compiles what it thinks costs much, again for each execution: a second for statements
 * that take milliseconds without.
 */
export const NO_JIT = '-c jit=off';

const pools = new WeakMap<object, { pool: Pool; saturatedAt: number }>();

/**
 * Opens a pool (lazily: no connection is made until the first query). Close it with `db.destroy()`.
 *
 * Timeouts: 2 s for a free connection or a lock, 5 s for a statement, 10 s idle in a transaction. Then the
 * query is rejected with PostgreSQL's error. When 500 statements already wait for a connection, the next is
 * rejected at once with a DatabaseBusyError.
 *
 * Tables are found by search path, so that a restore can swap schema `app`. A pgbouncer refuses startup
 * parameters; docs/operations.md says how the database sets them instead.
 */
export function createDatabase(options: DatabaseOptions): Database {
  const timeoutMultiplier = options.timeoutMultiplier ?? 1;
  const config = {
    connectionString: options.connectionString,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'guildhall',
    options: `-c search_path=app,ops,public ${NO_JIT}`,
    connectionTimeoutMillis: 2_000 * timeoutMultiplier,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 1_800,
    keepAlive: true,
    statement_timeout: 5_000 * timeoutMultiplier,
    query_timeout: 6_000 * timeoutMultiplier,
    lock_timeout: 2_000 * timeoutMultiplier,
    idle_in_transaction_session_timeout: 10_000 * timeoutMultiplier,
    types: parsers,
  };
  const pool = new BoundedPool(config, MAX_WAITING * timeoutMultiplier);
  // Without a listener, the first broken idle connection would end the process.
  const onPoolError = options.onPoolError ?? (() => {});
  pool.on('error', onPoolError);
  pool.on('connect', (client) => client.on('error', onPoolError));

  const db = new Kysely<DB>({
    dialect: new BoundedPoolDialect(pool),
    plugins: [new CamelCasePlugin()],
  });
  pools.set(db, { pool, saturatedAt: SATURATED_AT * timeoutMultiplier });
  return db;
}

/**
 * The pool behind a database made by `createDatabase`: for prepared statements, LISTEN and pool statistics.
 * @throws when given anything else, a transaction included
 */
export function poolOf(db: Database): Pool {
  return known(db).pool;
}

/**
 * Whether so many statements wait for a connection (50) that a new request would time out. Accepted requests
 * may still queue: the dashboard alone sends a dozen statements at once.
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

/** Counts and averages fit a double; a date has no time zone and stays `YYYY-MM-DD`. */
const parsers = new TypeOverrides();
parsers.setTypeParser(INT8, Number);
parsers.setTypeParser(NUMERIC, Number);
parsers.setTypeParser(DATE, String);
