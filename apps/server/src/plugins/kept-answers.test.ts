import { expect, test } from 'vitest';
import { createKeptAnswers } from './kept-answers.ts';

function rig() {
  const state = { epoch: 1 as number | null, now: 0, made: 0 };
  const answers = createKeptAnswers(
    () => state.epoch,
    () => state.now,
  );
  const ask = async (address = '/') =>
    (await answers.get(address, async () => Buffer.from(String((state.made += 1)))))?.toString();
  return { state, answers, ask };
}

test('readers of one address share an answer until the data changes', async () => {
  const { state, ask } = rig();
  expect(await Promise.all([ask(), ask(), ask('/other')])).toEqual(['1', '1', '2']);
  state.epoch = 2;
  expect(await ask()).toBe('3');
});

test('nobody gets an answer that is older than a second', async () => {
  const { state, ask } = rig();
  await ask();
  state.now = 999;
  expect(await ask()).toBe('1');
  state.now = 1_000;
  expect(await ask()).toBe('2');
});

test('an answer that a change overtook is given to nobody who asks after the change', async () => {
  const { state, answers, ask } = rig();
  const begun = Promise.withResolvers<Buffer>();
  const early = answers.get('/', () => begun.promise);
  state.epoch = 2;
  begun.resolve(Buffer.from('old'));
  expect((await early)?.toString()).toBe('old');
  expect(await ask()).toBe('1');
});

test('nothing is kept while changes cannot be heard', async () => {
  const { state, ask } = rig();
  state.epoch = null;
  expect([await ask(), await ask()]).toEqual(['1', '2']);
});

test('neither refusals nor failures are kept', async () => {
  const { answers, ask } = rig();
  expect(await answers.get('/', async () => null)).toBeNull();
  await expect(answers.get('/', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  );
  expect(await ask()).toBe('1');
});

test('only so many addresses are kept, however many are asked for', async () => {
  const { state, ask } = rig();
  for (let n = 0; n <= 500; n += 1) await ask(`/${n}`);
  await ask('/500');
  expect(state.made).toBe(501);
  await ask('/0');
  expect(state.made).toBe(502);
});
