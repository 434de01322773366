import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { fromDatabaseError } from '@guildhall/api/core/describe-error';

type Answer = Parameters<InstanceType<typeof Pool>['connect']>[0];

/** "Cannot connect now": the worker asks again a few seconds later, for hours if need be. */
const NOT_NOW = '57P03';

/**
 * The connections of the jobs. The worker does not wait while it notes how a job ended, so an error there
 * that it does not try again would end the whole process. Every error that only says that the database is
 * away for a while becomes one that it does try again.
 */
export class PatientPool extends Pool {
  constructor(config: PoolConfig) {
    super(config);
    this.on('connect', makePatient);
  }

  override connect(): Promise<PoolClient>;
  override connect(answer: Answer): void;
  override connect(answer?: Answer): Promise<PoolClient> | void {
    if (answer) return super.connect(answer);
    // What is still to be noted after the end is left to the next process, which finds the job again.
    if (this.ending) return new Promise(() => {});
    return super.connect().catch(askAgain);
  }
}

function makePatient(client: PoolClient): void {
  const query: unknown = Reflect.get(client, 'query');
  if (typeof query !== 'function') return;
  Reflect.set(client, 'query', (...args: unknown[]): unknown => {
    const answer: unknown = Reflect.apply(query, client, args);
    return answer instanceof Promise ? answer.catch(askAgain) : answer;
  });
}

function askAgain(error: unknown): never {
  if (!(error instanceof Error) || fromDatabaseError(error)?.code !== 'SERVICE_UNAVAILABLE') throw error;
  throw Object.assign(new Error(error.message, { cause: error }), { code: NOT_NOW });
}
