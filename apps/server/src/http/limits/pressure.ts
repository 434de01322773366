import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

const USUAL = { sampleMs: 1_000, maxDelayMs: 500, startMs: 2_000 };

/**
 * Load shedding by event loop delay: 503 with Retry-After. Disabled right after the start, when loading the
 * modules blocks the loop and would make a process that has just become ready reject its first requests.
 */
export async function refuseUnderPressure(
  app: FastifyInstance,
  { sampleMs, maxDelayMs, startMs } = USUAL,
): Promise<void> {
  let settledAt = Infinity;
  app.addHook('onListen', async () => {
    settledAt = performance.now() + startMs;
  });
  await app.register(underPressure, {
    sampleInterval: sampleMs,
    // Not event loop utilization, which the plugin averages from the start of the process.
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: () => (performance.now() < settledAt ? undefined : Promise.reject(new PressureError())),
  });
}

/** Has the code of the plugin's own error, which the error handler recognizes. */
class PressureError extends Error {
  readonly code = 'FST_UNDER_PRESSURE';
  readonly statusCode = 503;

  constructor() {
    super('The event loop is too busy');
    this.name = 'PressureError';
  }
}
