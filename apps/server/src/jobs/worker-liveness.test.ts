import { EventEmitter } from 'node:events';
import { Logger, type WorkerEvents, makeWorkerUtils, run, runOnce } from 'graphile-worker';
import { Client, Pool } from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { sql } from '@guildhall/db';
import { appUrlOf, testDatabase } from '@guildhall/db/testing';
import { markWorkers, releaseLostJobs } from './worker-liveness.ts';

const database = testDatabase();
const silent = new Logger(() => () => {});

beforeAll(async () => {
  const utils = await makeWorkerUtils({ connectionString: appUrlOf(database()) });
  await utils.migrate();
  await utils.release();
});

/** A job in a queue, with another behind it, as a worker left it that took it so long ago. */
async function takeJob(worker: string, queue: string, secondsAgo: number): Promise<void> {
  const db = database();
  for (const place of ['first', 'second'])
    await sql`select graphile_worker.add_job('read', json_build_object('queue', ${queue}::text, 'place', ${place}::text),
      queue_name => ${queue})`.execute(db);
  await sql`
    update graphile_worker._private_job_queues set locked_by = ${worker},
      locked_at = now() - make_interval(secs => ${secondsAgo}) where queue_name = ${queue}`.execute(db);
  await sql`
    update graphile_worker._private_jobs set locked_by = ${worker}, attempts = 1,
      locked_at = now() - make_interval(secs => ${secondsAgo})
    where payload ->> 'queue' = ${queue} and payload ->> 'place' = 'first'`.execute(db);
}

/** The jobs that a worker of this process finds. */
async function runAll(): Promise<string[]> {
  const found: string[] = [];
  await runOnce({
    connectionString: appUrlOf(database()),
    noHandleSignals: true,
    logger: silent,
    taskList: { read: (payload) => void found.push(Object.values(payload ?? {}).join(' ')) },
  });
  return found.toSorted();
}

test('jobs of a killed process run again, those of a living one and of one that just began do not', async () => {
  await takeJob('worker-dead', 'dead', 90);
  await takeJob('worker-alive', 'alive', 90);
  await takeJob('worker-new', 'new', 20);
  await using living = Object.assign(new Client(appUrlOf(database())), {
    [Symbol.asyncDispose]: () => living.end(),
  });
  await living.connect();
  await living.query("select pg_advisory_lock(hashtextextended('guildhall.worker worker-alive', 0))");
  expect(await runAll()).toEqual([]);

  await releaseLostJobs(database());
  expect(await runAll()).toEqual(['dead first', 'dead second']);
});

test('workers are marked while their process runs, also after their connection broke', async () => {
  const db = database();
  const pool = new Pool({ connectionString: appUrlOf(db), max: 5, application_name: 'marking' });
  pool.on('error', () => {});
  const events: WorkerEvents = new EventEmitter();
  const marks = markWorkers(pool, events, 50);
  const runner = await run({
    pgPool: pool,
    events,
    concurrency: 2,
    noHandleSignals: true,
    logger: silent,
    taskList: { read() {} },
  });
  const holders = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and application_name = 'marking'`.execute(db);
    return rows.map(({ pid }) => pid);
  };
  await vi.waitFor(async () => expect(await holders()).toHaveLength(2), 10_000);

  const [broken = 0] = await holders();
  await sql`select pg_terminate_backend(${broken})`.execute(db);
  await vi.waitFor(async () => {
    const now = await holders();
    expect(now).toHaveLength(2);
    expect(now).not.toContain(broken);
  }, 10_000);

  await runner.stop();
  marks.stop();
  await vi.waitFor(async () => expect(await holders()).toEqual([]), 10_000);
  await pool.end();
});
