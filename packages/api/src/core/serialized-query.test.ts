import { expect, it } from 'vitest';
import { z } from 'zod';
import { testApi } from '../../testing/index.ts';
import { tooMany } from './errors.ts';
import { sharedQuery } from './serialized-query.ts';

const api = testApi();
const Input = z.object({ word: z.string() });
const Output = z.object({ length: z.number() });
const free = async () => {};

it('coalesces concurrent identical reads, and reads again for later ones', async () => {
  const ctx = { db: api().served, viewer: null };
  const read: string[] = [];
  const query = sharedQuery(Input, Output, async (_db, { word }) => {
    read.push(word);
    const found = { length: word.length, secret: word };
    return found;
  });
  const ask = (word: string) => query(ctx, { word }, free);

  expect(await Promise.all(['same', 'other', 'same'].map(ask))).toEqual([
    '{"length":4}',
    '{"length":5}',
    '{"length":4}',
  ]);
  expect(read).toEqual(['same', 'other']);
  await ask('same');
  expect(read).toEqual(['same', 'other', 'same']);
});

it('leaves a failure to the procedure, and fails for nobody who asked for something else', async () => {
  const ctx = { db: api().served, viewer: null };
  const query = sharedQuery(Input, Output, async (_db, { word }) => {
    if (word === 'bad') throw new Error('no connection');
    return { length: word.length };
  });
  expect(await Promise.all(['bad', 'good'].map((word) => query(ctx, { word }, free)))).toEqual([
    undefined,
    '{"length":4}',
  ]);
  expect(await query(ctx, { word: 1 }, free)).toBeUndefined();
});

it('is charged to everyone who asks, and refused over the limit', async () => {
  const ctx = { db: api().served, viewer: null };
  const query = sharedQuery(Input, Output, async () => ({ length: 0 }));
  const refuse = () => Promise.reject(tooMany('Please wait', 1));
  const asked = [free, refuse, free].map((charge) => query(ctx, { word: 'same' }, charge));
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});
