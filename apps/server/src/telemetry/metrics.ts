import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { listBackupFiles } from '@guildhall/backup';
import { isStream, routeName } from '../http/logging/route-name.ts';

/** The sources of the metrics. */
export type MetricsSources = { pool: Pool; backupFolder: string; countListeners: () => number };

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** The counts query tables, so they are cached for this long, however often they are scraped. */
const COUNT_EVERY_MS = 15_000;

const COUNTS = `
  select (select count(*) from ops.sessions where revoked_at is null and expires_at > now())::int as sessions,
         (select count(*) from ops.outbox where status = 'pending')::int as pending,
         (select count(*) from ops.outbox where status = 'failed')::int as failed,
         (select coalesce(extract(epoch from now() - min(next_at)), 0) from ops.outbox
          where status = 'pending' and next_at < now())::float8 as overdue`;
type Counts = { sessions: number; pending: number; failed: number; overdue: number };

/** The metrics of this process and of the shared database, in Prometheus format: latency, throughput, pool, outbox. */
export function createMetrics({ pool, backupFolder, countListeners }: MetricsSources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'guildhall_request_seconds',
    help: 'Time to answer, by the pattern of the route; event streams are left out.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `guildhall_${name}`, help, labelNames, registers });
  const connections = gauge('database_connections', 'Connections of the pool, and requests in its queue.', [
    'state',
  ]);
  const isUp = gauge('database_up', 'Whether the counts below could be read from the database.');
  const sessions = gauge('sessions', 'Sessions that are not revoked and not past their end.');
  const outbox = gauge('outbox_messages', 'Messages that wait to be sent, or failed for good.', ['status']);
  const overdue = gauge('outbox_overdue_seconds', 'For how long the first message has been due.');
  const listeners = gauge('live_connections', 'Open event streams of this process.');
  const backupAge = gauge('backup_age_seconds', 'Age of the newest full backup; +Inf when there is none.');

  let counted: { at: number; counts: Promise<Counts | undefined> } | undefined;
  const count = () => {
    if (!counted || Date.now() - counted.at > COUNT_EVERY_MS) {
      const counts = pool.query<Counts>(COUNTS).then(
        ({ rows: [row] }) => row,
        () => undefined,
      );
      counted = { at: Date.now(), counts };
    }
    return counted.counts;
  };

  async function refresh(): Promise<void> {
    connections.set({ state: 'in_use' }, pool.totalCount - pool.idleCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'waiting' }, pool.waitingCount);
    listeners.set(countListeners());
    const [counts, files] = await Promise.all([count(), listBackupFiles(backupFolder).catch(() => [])]);
    const newest = files.find(({ kind }) => kind === 'full');
    backupAge.set(newest ? (Date.now() - newest.madeAt.getTime()) / 1_000 : Infinity);
    isUp.set(counts ? 1 : 0);
    if (!counts) return;
    sessions.set(counts.sessions);
    outbox.set({ status: 'pending' }, counts.pending);
    outbox.set({ status: 'failed' }, counts.failed);
    overdue.set(counts.overdue);
  }

  return {
    contentType: registry.contentType,
    async text(): Promise<string> {
      await refresh();
      return registry.metrics();
    },
    async recordResponse(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      if (isStream(reply.getHeader('content-type'))) return;
      const labels = { method: request.method, route: routeName(request), status: reply.statusCode };
      requests.observe(labels, reply.elapsedTime / 1_000);
    },
  };
}
