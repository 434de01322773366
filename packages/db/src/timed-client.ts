import {
  Client,
  type ClientConfig,
  type QueryArrayConfig,
  type QueryArrayResult,
  type QueryConfig,
  type QueryConfigValues,
  type QueryResult,
  type QueryResultRow,
  type Submittable,
} from 'pg';

type Done = (error: Error | null, result?: unknown) => void;

/**
 * A connection that gives up on a statement after `query_timeout`, and whose results are garbage once they are read.
 *
 * pg alone does the first, but by a callback that it assigns to a property of the query, as it does for promises. V8
 * allocates such a closure in the old generation, and all that it reaches, which is every row, then stays until the
 * whole heap is collected. A callback that is passed as an argument is allocated in the young generation.
 */
export class TimedClient extends Client {
  readonly #timeoutMs: number;

  constructor({ query_timeout: timeoutMs = 0, ...config }: ClientConfig = {}) {
    super(config);
    this.#timeoutMs = timeoutMs;
  }

  override query<T extends Submittable>(stream: T): T;
  override query<R extends unknown[], I>(
    config: QueryArrayConfig<I>,
    values?: QueryConfigValues<I>,
  ): Promise<QueryArrayResult<R>>;
  override query<R extends QueryResultRow, I>(
    config: string | QueryConfig<I>,
    values?: QueryConfigValues<I>,
  ): Promise<QueryResult<R>>;
  override query<R extends unknown[], I>(
    config: QueryArrayConfig<I>,
    callback: (error: Error, result: QueryArrayResult<R>) => void,
  ): void;
  override query<R extends QueryResultRow, I>(
    config: string | QueryConfig<I>,
    callback: (error: Error, result: QueryResult<R>) => void,
  ): void;
  override query<R extends QueryResultRow, I>(
    text: string,
    values: QueryConfigValues<I>,
    callback: (error: Error, result: QueryResult<R>) => void,
  ): void;
  override query(
    statement: string | QueryConfig | Submittable,
    values?: unknown,
    callback?: unknown,
  ): unknown {
    if (isSubmittable(statement)) return super.query(statement);
    const list = Array.isArray(values) ? values : undefined;
    const done = isCallback(values) ? values : callback;
    if (isCallback(done)) return this.#send(statement, list, done);
    const sent = new Promise((resolve, reject) =>
      this.#send(statement, list, (error, result) => (error ? reject(error) : resolve(result))),
    );
    return sent.catch((error: Error) => {
      // Its own stack leads to the socket, this one to whoever sent the statement.
      Error.captureStackTrace(error);
      throw error;
    });
  }

  #send(statement: string | QueryConfig, values: unknown[] | undefined, done: Done): void {
    let isDone = false;
    const finish: Done = (error, result) => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      done(error, result);
    };
    const giveUp = () => finish(new Error('Query read timeout'));
    const timer = this.#timeoutMs > 0 ? setTimeout(giveUp, this.#timeoutMs) : undefined;
    const config = typeof statement === 'string' ? { text: statement } : statement;
    super.query(values === undefined ? config : { ...config, values }, finish);
  }
}

const isCallback = (value: unknown): value is Done => typeof value === 'function';

const isSubmittable = (statement: string | QueryConfig | Submittable): statement is Submittable =>
  typeof statement === 'object' && 'submit' in statement;
