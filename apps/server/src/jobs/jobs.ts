import { Logger as WorkerLogger, run } from 'graphile-worker';
import type { Logger } from '@guildhall/api';
import type { BackupSettings } from '@guildhall/api/core/backup-settings';
import type { Database } from '@guildhall/db';
import type { Automation } from '@guildhall/api/core/context';
import type { FileStorage } from '@guildhall/api/core/storage';
import type { Outbox } from './outbox/outbox.ts';
import { OUTGOING_CRONTAB, outgoingTasks } from './outgoing.tasks.ts';
import { PatientPool } from './patient-pool.ts';
import { CRONTAB, tasks } from './tasks.ts';

/** Deliveries wait for others most of their time, so a few go on side by side. */
const CONCURRENCY = 4;
/** Beside the jobs: one connection listens for new ones, one keeps the clock. */
const CONNECTIONS = CONCURRENCY + 2;

export type JobsOptions = {
  db: Database;
  connectionString: string;
  log: Logger;
  backups: BackupSettings;
  storage: FileStorage;
  outbox: Outbox;
  automation: Automation;
};

/** Runs due jobs in this process; any number of processes share them. */
export async function startJobs({
  db,
  connectionString,
  log,
  backups,
  storage,
  outbox,
  automation,
}: JobsOptions): Promise<{ stop(): Promise<void> }> {
  // The worker does not wait for the end of a pool that it made itself, and would outlive the database.
  const pool = new PatientPool({
    connectionString,
    max: CONNECTIONS,
    application_name: 'guildhall-jobs',
    keepAlive: true,
  });
  // Connections that end together with the database are no news.
  let stopping = false;
  const onBroken = (error: Error) =>
    void (stopping || log.warn({ err: error }, 'a connection of the jobs broke'));
  pool.on('error', onBroken);
  pool.on('connect', (client) => client.on('error', onBroken));
  const runner = await run({
    pgPool: pool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    taskList: { ...tasks({ db, log, backups, storage }), ...outgoingTasks(db, outbox, automation) },
    crontab: CRONTAB + OUTGOING_CRONTAB,
    logger: workerLogger((details, message) => void (stopping || log.warn(details, message))),
  });
  runner.events.on('job:error', ({ job, error }) => {
    log.error({ err: error, task: job.task_identifier, attempt: job.attempts }, 'a job failed');
  });
  return {
    async stop() {
      stopping = true;
      await runner.stop();
      outbox.close();
      await pool.end();
    },
  };
}

/** Failures are logged by us, with the error; what the worker says about itself matters only when it warns. */
function workerLogger(warn: Logger['warn']): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error' || level === 'warning') warn({ worker: meta?.['error'] }, message);
  });
}
