import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { poolOf, sql } from './index.ts';
import { testDatabase } from '../testing/index.ts';
import { TimedClient } from './timed-client.ts';

const database = testDatabase();
const connectionString = () => poolOf(database()).options.connectionString ?? '';

async function connect(config: { query_timeout?: number } = {}): Promise<TimedClient> {
  const client = new TimedClient({ connectionString: connectionString(), ...config });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

setFlagsFromString('--expose-gc');
const collect: (options?: { type: 'minor' }) => void = runInNewContext('gc');

const READS = 300;
const ROW_BYTES = 20_000;

/** Bytes that reading many large rows leaves behind when only the young generation is collected. */
async function keptAfter(read: (text: string) => Promise<unknown>): Promise<number> {
  const text = `select repeat('ab', ${ROW_BYTES / 2}) as long`;
  for (let count = 0; count < READS; count += 1) await read(text);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let count = 0; count < READS; count += 1) await read(text);
  collect({ type: 'minor' });
  collect({ type: 'minor' });
  return process.memoryUsage().heapUsed - before;
}

it('what a statement returned is collected with the young generation, once it was read', async () => {
  const client = await connect({ query_timeout: 60_000 });
  const all = READS * ROW_BYTES;
  expect(await keptAfter((text) => client.query(text))).toBeLessThan(all / 4);
  expect(await keptAfter((text) => poolOf(database()).query(text))).toBeLessThan(all / 4);
  expect(await keptAfter((text) => sql.raw(text).execute(database()))).toBeLessThan(all / 4);
});

it('a statement is given up after the timeout, and what it returns later is nobody’s', async () => {
  const client = await connect({ query_timeout: 200 });
  const results: unknown[] = [];
  const slow = client.query('select 1 as slow from pg_sleep(1)').then(({ rows }) => results.push(rows));
  await expect(slow).rejects.toThrow('Query read timeout');
  await once(client, 'drain');
  expect((await client.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  expect(results).toEqual([]);
});

it('takes text or a configuration, values, and a callback in place of a promise', async () => {
  const client = await connect();
  const named = { name: 'sum', text: 'select $1::int + 1 as sum' };
  expect((await client.query(named.text, [1])).rows).toEqual([{ sum: 2 }]);
  expect((await client.query(named, [2])).rows).toEqual([{ sum: 3 }]);
  expect((await client.query({ ...named, values: [3] })).rows).toEqual([{ sum: 4 }]);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  client.query(named.text, [4], (_error, { rows }) => resolve(rows));
  expect(await promise).toEqual([{ sum: 5 }]);
  await expect(client.query('select nothing')).rejects.toMatchObject({
    code: '42703',
    stack: expect.stringContaining('timed-client.test.ts'),
  });
});
