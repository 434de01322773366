import { expect, test } from 'vitest';
import { createResponseCache } from './response-cache.ts';

function harness() {
  const state = { generation: 1, now: 0, made: 0 };
  const answers = createResponseCache(() => state.now);
  const ask = async (address = '/') => {
    const known = answers.find(address, state.generation);
    const answer = known ?? Promise.resolve(Buffer.from(String((state.made += 1))));
    if (!known) answers.set(address, state.generation, answer);
    return (await answer)?.toString();
  };
  return { state, answers, ask };
}

test('readers of one URL share a response until the data changes', async () => {
  const { state, ask } = harness();
  expect(await Promise.all([ask(), ask(), ask('/other')])).toEqual(['1', '1', '2']);
  state.generation = 2;
  expect(await ask()).toBe('3');
});

test('no response is older than a second', async () => {
  const { state, ask } = harness();
  await ask();
  state.now = 999;
  expect(await ask()).toBe('1');
  state.now = 1_000;
  expect(await ask()).toBe('2');
});

test('a response overtaken by a change is not served to requests after the change', async () => {
  const { state, answers, ask } = harness();
  const begun = Promise.withResolvers<Buffer>();
  answers.set('/', 1, begun.promise);
  const early = answers.find('/', 1);
  state.generation = 2;
  begun.resolve(Buffer.from('old'));
  expect((await early)?.toString()).toBe('old');
  expect(await ask()).toBe('1');
});

test('error responses are not cached', async () => {
  const { answers, ask } = harness();
  answers.set('/', 1, Promise.resolve(null));
  await expect(answers.find('/', 1)).resolves.toBeNull();
  const failed = Promise.reject(new Error('no database'));
  answers.set('/', 1, failed);
  await expect(failed).rejects.toThrow('no database');
  expect(await ask()).toBe('1');
});

test('the number of cached URLs is bounded', async () => {
  const { state, ask } = harness();
  for (let n = 0; n <= 500; n += 1) await ask(`/${n}`);
  await ask('/500');
  expect(state.made).toBe(501);
  await ask('/0');
  expect(state.made).toBe(502);
});

test('the number of cached bytes is bounded; the newest stay', async () => {
  const { state, answers } = harness();
  const isCached = (address: string) => answers.find(address, state.generation) !== undefined;
  for (const address of ['/a', '/b', '/c']) {
    const page = Promise.resolve(Buffer.alloc(4 * 1_024 * 1_024));
    answers.set(address, state.generation, page);
    await page;
  }
  expect(['/a', '/b', '/c'].map(isCached)).toEqual([false, true, true]);
});
