import { Logger as WorkerLogger, run } from 'graphile-worker';
import type { Logger } from '@guildhall/api';
import type { Database } from '@guildhall/db';
import { CRONTAB, tasks } from './tasks.ts';

/** Beside one job at a time: one connection listens for new jobs, one keeps the clock. */
const CONNECTIONS = 3;

export type JobsOptions = { db: Database; connectionString: string; log: Logger };

/** Runs due jobs in this process; any number of processes share them. */
export async function startJobs({ db, connectionString, log }: JobsOptions): Promise<{ stop(): Promise<void> }> {
  const runner = await run({
    connectionString,
    maxPoolSize: CONNECTIONS,
    concurrency: 1,
    noHandleSignals: true,
    taskList: tasks(db),
    crontab: CRONTAB,
    logger: workerLogger(log),
  });
  runner.events.on('job:error', ({ job, error }) => {
    log.error({ err: error, task: job.task_identifier, attempt: job.attempts }, 'a job failed');
  });
  return { stop: () => runner.stop() };
}

/** Failures are logged by us, with the error; what the worker says about itself matters only when it warns. */
function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error' || level === 'warning') log.warn({ worker: meta?.['error'] }, message);
  });
}
