import type { FastifyInstance } from 'fastify';

export type Health = {
  /** Whether the database responds fast enough to route traffic here. */
  isDatabaseReady(): Promise<boolean>;
  /** Set while the server shuts down, so that load balancers take it out of rotation. */
  isDraining: boolean;
};

const CACHE_MS = 1_000;

/** `/healthz`: liveness. `/readyz`: readiness, including the database. */
export function registerHealth(app: FastifyInstance, health: Health): void {
  let checked: { at: number; ready: Promise<boolean> } | undefined;
  const isReady = () => {
    if (!checked || Date.now() - checked.at > CACHE_MS)
      checked = { at: Date.now(), ready: health.isDatabaseReady() };
    return checked.ready;
  };

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (health.isDraining) return reply.code(503).send({ status: 'stopping' });
    return (await isReady())
      ? { status: 'ready' }
      : reply.code(503).send({ status: 'waiting for the database' });
  });
}
