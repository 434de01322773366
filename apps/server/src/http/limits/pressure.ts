import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

const USUAL = { sampleMs: 1_000, maxDelayMs: 500, startMs: 2_000 };

/**
 * Refuses requests while the event loop is too busy to answer them in time: 503 and Retry-After. Not
 * right after the start: loading everything keeps the loop busy, is seen in the next samples, and would
 * turn away the first visitors of a process that has just become ready.
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
    // Not its utilisation: that is counted from the start of the process on.
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: () => (performance.now() < settledAt ? undefined : Promise.reject(new PressureError())),
  });
}

/** Told apart from other errors by its code, as the plugin's own is. */
class PressureError extends Error {
  readonly code = 'FST_UNDER_PRESSURE';
  readonly statusCode = 503;

  constructor() {
    super('The event loop is too busy');
    this.name = 'PressureError';
  }
}
