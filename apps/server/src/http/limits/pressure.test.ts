import { fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { sendError } from '../errors/errors.ts';
import { refuseUnderPressure } from './pressure.ts';

/** Whatever else a sample holds, half a second of standing still is too much. */
const MEASURE = { sampleMs: 200, maxDelayMs: 10 };
const BUSY_MS = 500;
let app: ReturnType<typeof fastify>;

async function start(startMs: number): Promise<void> {
  app = fastify();
  app.setErrorHandler(sendError);
  await refuseUnderPressure(app, { ...MEASURE, startMs });
  app.get('/', async () => 'served');
  await app.ready();
}

afterEach(() => app.close());

/** Blocks the event loop of this process; the sample that sees it is taken right afterwards. */
async function beBusy(): Promise<void> {
  const until = performance.now() + BUSY_MS;
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 1));
}

test('a busy start does not reject the first visitors', async () => {
  await start(60_000);
  await beBusy();
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  expect((await fetch(origin)).status).toBe(200);
});

test('later, requests get a 503 while the process is too busy', async () => {
  await start(0);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  await beBusy();
  const answer = await fetch(origin);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
});
