import { EventEmitter } from 'node:events';
import { Logger as WorkerLogger, type WorkerEvents, run } from 'graphile-worker';
import type { EmbeddingsService, Logger } from '@guildhall/api';
import type { BackupSettings } from '@guildhall/api/ground/core/backup-settings';
import type { Database } from '@guildhall/db';
import type { Automation } from '@guildhall/api/ground/core/context';
import type { FileStorage } from '@guildhall/api/ground/core/storage';
import type { LinkedPictures } from '../linked-pictures/fetch-linked-picture.ts';
import { embeddingsTasks } from './embeddings/embeddings.tasks.ts';
import type { Outbox } from './outbox/outbox.ts';
import { OUTGOING_CRONTAB, outgoingTasks } from './outgoing.tasks.ts';
import { RetryablePool } from './retryable-pool.ts';
import { CRONTAB, tasks } from './tasks.ts';
import { markWorkers } from './worker-liveness.ts';

/** Deliveries mostly wait for the network, so a few run concurrently. */
const CONCURRENCY = 4;
/** Besides the jobs, one connection listens for new ones, one runs the cron schedule, one marks the workers as alive. */
const CONNECTIONS = CONCURRENCY + 3;

export type JobsOptions = {
  db: Database;
  connectionString: string;
  log: Logger;
  backups: BackupSettings;
  storage: FileStorage;
  linkedPictures: LinkedPictures;
  outbox: Outbox;
  automation: Automation;
  embeddings: EmbeddingsService | null;
};

/** Runs due jobs in this process; any number of processes share the queue. */
export async function startJobs({
  db,
  connectionString,
  log,
  backups,
  storage,
  linkedPictures,
  outbox,
  automation,
  embeddings,
}: JobsOptions): Promise<{ stop(): Promise<void> }> {
  // The worker does not await the end of a pool that it created itself, and would outlive the database.
  const pool = new RetryablePool({
    connectionString,
    max: CONNECTIONS,
    application_name: 'guildhall-jobs',
    keepAlive: true,
  });
  // Connection errors during shutdown are expected.
  let stopping = false;
  const onBroken = (error: Error) =>
    void (stopping || log.warn({ err: error }, 'jobs database connection lost'));
  pool.on('error', onBroken);
  pool.on('connect', (client) => client.on('error', onBroken));
  const events: WorkerEvents = new EventEmitter();
  const marks = markWorkers(pool, events);
  const embedding = embeddingsTasks(db, log, embeddings);
  const runner = await run({
    pgPool: pool,
    events,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    taskList: {
      ...tasks({ db, log, backups, storage, linkedPictures }),
      ...outgoingTasks(db, outbox, automation),
      ...embedding.tasks,
    },
    crontab: CRONTAB + OUTGOING_CRONTAB + embedding.crontab,
    logger: workerLogger((details, message) => void (stopping || log.warn(details, message))),
  });
  runner.events.on('job:error', ({ job, error }) => {
    log.error({ err: error, task: job.task_identifier, attempt: job.attempts }, 'job failed');
  });
  return {
    async stop() {
      stopping = true;
      await runner.stop();
      outbox.close();
      marks.stop();
      await pool.end();
    },
  };
}

/** Job failures are logged by us, with the error; of the worker's own messages only warnings matter. */
function workerLogger(warn: Logger['warn']): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error' || level === 'warning') warn({ worker: meta?.['error'] }, message);
  });
}
