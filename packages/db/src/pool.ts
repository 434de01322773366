import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';

import { isLostConnection, isReadOnly, isReadTimeout, isStalePlan, isUnknownStatement } from './pg-errors.ts';
import { type StatementNames, createStatementNames } from './prepared-statements.ts';

type Answer = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/** Thrown instead of waiting when so many wait for a connection that the newest would wait in vain. */
export class DatabaseBusyError extends Error {
  constructor() {
    super('Too many requests are waiting for a database connection');
    this.name = 'DatabaseBusyError';
  }
}

/** A pool that refuses whoever would be one too many in the queue, and leaves a server that became a standby. */
export class BoundedPool extends Pool {
  readonly #maxWaiting: number;
  readonly #openedAt = new WeakMap<PoolClient, number>();
  /** Connections that were opened earlier lead to a server that takes no writes any more. */
  #staleBefore = 0;

  constructor(config: PoolConfig, maxWaiting: number) {
    super(config);
    this.#maxWaiting = maxWaiting;
    this.on('connect', (client) => this.#openedAt.set(client, performance.now()));
    this.on('release', (error) => {
      if (isReadOnly(error)) this.#staleBefore = performance.now();
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(answer: Answer): void;
  override connect(answer?: Answer): Promise<PoolClient> | void {
    const taken = this.#take();
    if (!answer) return taken;
    taken.then(
      (client) => answer(undefined, client, () => client.release()),
      (error: Error) => answer(error, undefined, () => {}),
    );
  }

  async #take(): Promise<PoolClient> {
    if (this.waitingCount >= this.#maxWaiting) throw new DatabaseBusyError();
    for (;;) {
      const client = await super.connect();
      if ((this.#openedAt.get(client) ?? Infinity) >= this.#staleBefore) return client;
      client.release(true);
    }
  }
}

/**
 * The pool as Kysely uses it. Kysely gives every connection back as if it were sound; here one that
 * PostgreSQL may still be busy with, or that leads to a standby, is closed instead. What is asked again
 * and again is sent under a name, so that it is parsed and planned once a connection.
 */
export function forKysely(pool: BoundedPool): PostgresPool {
  const names = createStatementNames();
  return {
    options: pool.options,
    connect: async () => withCare(await pool.connect(), names),
    end: () => pool.end(),
  };
}

function withCare(client: PoolClient, names: StatementNames): PostgresPoolClient {
  let fault: Error | undefined;
  let hasStalePlan = false;
  let inTransaction = false;

  async function send(text: string, values: readonly unknown[]) {
    const name = names.of(text);
    if (name === undefined) return client.query(text, [...values]);
    try {
      return await client.query({ name, text, values: [...values] });
    } catch (error) {
      if (isUnknownStatement(error)) names.stop();
      else if (isStalePlan(error)) hasStalePlan = true;
      else throw error;
      // It was refused before anything was done; a transaction has failed with it, and is tried again as a whole.
      if (inTransaction) throw error;
      return client.query(text, [...values]);
    }
  }

  const run = async (text: string, values: readonly unknown[]) => {
    // A rollback would wait behind the statement that was given up, and be given up in its turn.
    if (fault) throw fault;
    inTransaction =
      /^(begin|start transaction)/.test(text) || (inTransaction && !/^(commit|rollback)$/.test(text));
    try {
      return await send(text, values);
    } catch (error) {
      if (isReadTimeout(error) || isReadOnly(error) || isLostConnection(error)) fault = error;
      throw error;
    }
  };
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query(asked: unknown, values: readonly unknown[] = []): unknown {
    if (typeof asked !== 'string')
      throw new Error('There are no cursors here: Kysely is given no class for them');
    return run(asked, values);
  }
  return {
    query,
    release: (discard) => client.release(fault ?? (hasStalePlan || discard)),
  };
}
