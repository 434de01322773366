import {
  type PostgresCursor,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';

import { isLostConnection, isReadOnly, isReadTimeout, isStalePlan, isUnknownStatement } from './pg-errors.ts';
import { type PreparedStatements, createPreparedStatements } from './prepared-statements.ts';
import { TimedClient } from './timed-client.ts';

type ConnectCallback = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/** The queue for a connection is full: waiting would only end in a timeout. */
export class DatabaseBusyError extends Error {
  constructor() {
    super('Too many requests are waiting for a database connection');
    this.name = 'DatabaseBusyError';
  }
}

/** A pool with a bounded queue, which also reconnects when the server has become a read-only standby. */
export class BoundedPool extends Pool {
  readonly #maxWaiting: number;
  readonly #openedAt = new WeakMap<PoolClient, number>();
  /** Connections opened before this time go to a server that no longer accepts writes. */
  #staleBefore = 0;
  #onRejected = () => {};

  constructor(config: PoolConfig, maxWaiting: number) {
    super({ ...config, Client: TimedClient });
    this.#maxWaiting = maxWaiting;
    this.on('connect', (client) => this.#openedAt.set(client, performance.now()));
    this.on('release', (error) => {
      if (isReadOnly(error)) this.#staleBefore = performance.now();
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(onConnect: ConnectCallback): void;
  override connect(onConnect?: ConnectCallback): Promise<PoolClient> | void {
    const taken = this.#take();
    if (!onConnect) return taken;
    taken.then(
      (client) => onConnect(undefined, client, () => client.release()),
      (error: Error) => onConnect(error, undefined, () => {}),
    );
  }

  /**
   * Waits until no query waits for a connection, and every connection is idle; no longer than a statement may wait and
   * run.
   * @returns whether that is so
   */
  async drain(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const isIdle = () => this.waitingCount === 0 && this.idleCount === this.totalCount;
    // pg-pool tells of a connection before it has put it back.
    const check = () => void setImmediate(() => isIdle() && resolve(true));
    const { connectionTimeoutMillis = 0, query_timeout = 0 } = this.options;
    const deadline = setTimeout(resolve, connectionTimeoutMillis + query_timeout, false);
    this.#onRejected = check;
    this.on('release', check).on('remove', check);
    check();
    const isDrained = await promise;
    clearTimeout(deadline);
    this.#onRejected = () => {};
    this.off('release', check).off('remove', check);
    return isDrained;
  }

  async #take(): Promise<PoolClient> {
    if (this.waitingCount >= this.#maxWaiting) throw new DatabaseBusyError();
    for (;;) {
      const client = await super.connect().catch((error: unknown) => {
        this.#onRejected();
        throw error;
      });
      if ((this.#openedAt.get(client) ?? Infinity) >= this.#staleBefore) return client;
      client.release(true);
    }
  }
}

/** Returns a function that closes all connections of the pool, the busy ones included. */
export function trackConnections(pool: Pool): () => void {
  const open = new Set<{ end(): Promise<void> }>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  return () => {
    for (const client of open) client.end().catch(() => {});
  };
}

/**
 * Closes the pool after the queries that were sent before: Kysely rejects them, and pg-pool lets them time out. What is
 * not done with its connection by the deadline loses it.
 */
class DrainingDriver extends PostgresDriver {
  readonly #pool: BoundedPool;
  readonly #closeConnections: () => void;

  constructor(config: PostgresDialectConfig, pool: BoundedPool) {
    super(config);
    this.#pool = pool;
    this.#closeConnections = trackConnections(pool);
  }

  override async destroy(): Promise<void> {
    const isDrained = await this.#pool.drain();
    const closed = super.destroy();
    if (isDrained) return closed;
    // pg-pool would wait for whoever holds a connection, and they may never give it back.
    this.#closeConnections();
  }
}

export class BoundedPoolDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #pool: BoundedPool;

  constructor(pool: BoundedPool) {
    const config = { pool: forKysely(pool) };
    super(config);
    this.#config = config;
    this.#pool = pool;
  }

  override createDriver(): PostgresDriver {
    return new DrainingDriver(this.#config, this.#pool);
  }
}

/**
 * The pool as Kysely uses it. Kysely releases every connection as healthy; here one that PostgreSQL may still
 * be busy with, or that goes to a standby, is closed instead. Frequent statements are sent as prepared
 * statements, so that PostgreSQL parses and plans them once per connection.
 */
function forKysely(pool: BoundedPool): PostgresPool {
  const prepared = createPreparedStatements();
  return {
    options: pool.options,
    connect: async () => wrapClient(await pool.connect(), prepared),
    end: () => pool.end(),
  };
}

function wrapClient(client: PoolClient, prepared: PreparedStatements): PostgresPoolClient {
  let fatalError: Error | undefined;
  let hasStalePlan = false;
  let inTransaction = false;

  async function send(text: string, values: readonly unknown[]) {
    const name = prepared.nameOf(text);
    if (name === undefined) return client.query(text, [...values]);
    try {
      return await client.query({ name, text, values: [...values] });
    } catch (error) {
      if (isUnknownStatement(error)) prepared.disable();
      else if (isStalePlan(error)) hasStalePlan = true;
      else throw error;
      // Nothing was executed, so it is safe to retry; a failed transaction is retried as a whole.
      if (inTransaction) throw error;
      return client.query(text, [...values]);
    }
  }

  const run = async (text: string, values: readonly unknown[]) => {
    // Even a rollback would wait behind the abandoned statement, and time out too.
    if (fatalError) throw fatalError;
    inTransaction =
      /^(begin|start transaction)/.test(text) || (inTransaction && !/^(commit|rollback)$/.test(text));
    try {
      return await send(text, values);
    } catch (error) {
      if (isReadTimeout(error) || isReadOnly(error) || isLostConnection(error)) fatalError = error;
      throw error;
    }
  };
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query(statement: unknown, values: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string')
      throw new Error('Cursors are not supported: Kysely is configured without one');
    return run(statement, values);
  }
  return {
    query,
    release: (discard) => client.release(fatalError ?? (hasStalePlan || discard)),
  };
}
