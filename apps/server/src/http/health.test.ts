import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import { type Health, registerHealth } from './health.ts';

const server = testServer();

test('a running server is alive and ready', async () => {
  const visitor = server().visitor();
  expect(await visitor.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await visitor.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
});

async function statuses(health: Health) {
  const app = fastify();
  registerHealth(app, health);
  const [alive, ready] = await Promise.all([app.inject('/healthz'), app.inject('/readyz')]);
  await app.close();
  return [alive.statusCode, ready.statusCode];
}

describe('a server is alive but not ready', () => {
  test('while its database does not answer', async () => {
    expect(await statuses({ isDatabaseReady: async () => false, isDraining: false })).toEqual([200, 503]);
  });

  test('while it is stopping', async () => {
    expect(await statuses({ isDatabaseReady: async () => true, isDraining: true })).toEqual([200, 503]);
  });
});

test('the database is checked at most once a second, however often readiness is queried', async () => {
  let asked = 0;
  const app = fastify();
  registerHealth(app, { isDatabaseReady: async () => (asked += 1) > 0, isDraining: false });
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')));
  await app.close();
  expect(asked).toBe(1);
});
