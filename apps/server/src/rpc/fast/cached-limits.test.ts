import { expect, test } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer({ settings: { RATE_PRESET: 'default', TRUST_PROXY: 'loopback' } });

const search = (from: string, words: string) =>
  server()
    .visitor()
    .send('GET', `/trpc/businesses.list?input=${encodeURIComponent(JSON.stringify({ search: words }))}`, {
      headers: { 'x-forwarded-for': from },
    });

test('a cached search is charged like an uncached one', async () => {
  for (let number = 0; number < 60; number += 1)
    expect((await search('203.0.113.20', 'the same words')).status).toBe(200);
  const refused = await search('203.0.113.20', 'the same words');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await search('203.0.113.20', 'other words')).status).toBe(429);
  expect((await search('203.0.113.21', 'the same words')).status).toBe(200);
});
