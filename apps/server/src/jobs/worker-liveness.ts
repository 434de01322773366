import type { WorkerEvents } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import { type Database, sql } from '@guildhall/db';

const EVERY_MS = 10_000;
/** A worker that took a job so recently may not be marked yet. */
const GRACE_SECONDS = 60;

/**
 * Marks the workers of this process as alive, each by an advisory lock of one connection: when the process is killed,
 * PostgreSQL releases them, and `releaseLostJobs` of another process frees its jobs. By itself the queue would wait for
 * four hours, and with a job all later ones of its queue.
 */
export function markWorkers(pool: Pool, events: WorkerEvents, everyMs = EVERY_MS): { stop(): void } {
  const workers = new Set<string>();
  let marked: { connection: PoolClient; workers: Set<string> } | null = null;
  let isStopped = false;
  const release = (connection: PoolClient) => {
    if (marked?.connection !== connection) return;
    marked = null;
    // Closed, so that its locks go with it.
    connection.release(true);
  };
  const mark = async () => {
    if (!marked) {
      const connection = await pool.connect();
      marked = { connection, workers: new Set() };
      connection.once('error', () => release(connection));
      if (isStopped) release(connection);
    }
    if (!marked) return;
    const { connection, workers: known } = marked;
    const unmarked = [...workers].filter((id) => !known.has(id));
    if (unmarked.length === 0) return;
    await connection.query(
      `select pg_advisory_lock(hashtextextended('guildhall.worker ' || id, 0)) from unnest($1::text[]) as id`,
      [unmarked],
    );
    for (const id of unmarked) known.add(id);
  };
  // One after another; what fails while the database is away is tried again.
  let marking = Promise.resolve();
  const markNext = () => {
    marking = marking.then(mark).catch(() => {});
  };
  events.on('worker:create', ({ worker }) => {
    workers.add(worker.workerId);
    markNext();
  });
  const timer = setInterval(markNext, everyMs).unref();

  return {
    stop() {
      isStopped = true;
      clearInterval(timer);
      if (marked) release(marked.connection);
    },
  };
}

/** Frees jobs and queues of workers whose process is gone; the jobs are run again. */
export async function releaseLostJobs(db: Database): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select locked_by from (
        select distinct locked_by from graphile_worker.jobs
        where locked_at < now() - make_interval(secs => ${GRACE_SECONDS})) as holder
      where pg_try_advisory_xact_lock(hashtextextended('guildhall.worker ' || locked_by, 0))))`.execute(db);
}
