import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { NO_JIT } from '@guildhall/db';
import { fromDatabaseError } from '@guildhall/api/ground/errors/describe-error';

type ConnectCallback = Parameters<InstanceType<typeof Pool>['connect']>[0];

/** "Cannot connect now", which the worker retries every few seconds, for hours if necessary. */
const NOT_NOW = '57P03';

/**
 * The connection pool of the job worker. The worker does not await the query that records a job's outcome, so an
 * error there that it does not retry would crash the process. Every error that means a temporary outage of the
 * database is converted to one that the worker retries.
 */
export class RetryablePool extends Pool {
  constructor(config: PoolConfig) {
    super({ options: NO_JIT, ...config });
    this.on('connect', retryOnOutage);
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    if (callback) return super.connect(callback);
    // Outcomes not recorded before shutdown are lost; the next process picks the job up again.
    if (this.ending) return new Promise(() => {});
    return super.connect().catch(rethrowRetryable);
  }
}

function retryOnOutage(client: PoolClient): void {
  const query: unknown = Reflect.get(client, 'query');
  if (typeof query !== 'function') return;
  Reflect.set(client, 'query', (...args: unknown[]): unknown => {
    const result: unknown = Reflect.apply(query, client, args);
    return result instanceof Promise ? result.catch(rethrowRetryable) : result;
  });
}

function rethrowRetryable(error: unknown): never {
  if (!(error instanceof Error) || fromDatabaseError(error)?.code !== 'SERVICE_UNAVAILABLE') throw error;
  throw Object.assign(new Error(error.message, { cause: error }), { code: NOT_NOW });
}
