import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { testApi } from '../../../testing/index.ts';
import { DatabaseBusyError } from '@guildhall/db';
import { tooMany } from '../errors/errors.ts';
import { serializedQuery, sharedQuery } from './serialized-query.ts';

const api = testApi();
const Input = z.object({ word: z.string() });
const Output = z.object({ length: z.number() });
const failures: unknown[] = [];
const hooks = { admit: async () => {}, onRetry: (error: unknown) => void failures.push(error) };
beforeEach(() => failures.splice(0));

it('coalesces concurrent identical reads, and reads again for later ones', async () => {
  const ctx = { db: api().served, viewer: null };
  const read: string[] = [];
  const query = sharedQuery(Input, Output, async (_db, { word }) => {
    read.push(word);
    const found = { length: word.length, secret: word };
    return found;
  });
  const ask = (word: string) => query(ctx, { word }, hooks);

  expect(await Promise.all(['same', 'other', 'same'].map(ask))).toEqual([
    '{"length":4}',
    '{"length":5}',
    '{"length":4}',
  ]);
  expect(read).toEqual(['same', 'other']);
  await ask('same');
  expect(read).toEqual(['same', 'other', 'same']);
});

it('fails for nobody who asked for something else, and leaves invalid input to the procedure', async () => {
  const ctx = { db: api().served, viewer: null };
  const query = sharedQuery(Input, Output, async (_db, { word }) => {
    if (word === 'bad') throw new Error('no connection');
    return { length: word.length };
  });
  const [bad, good] = ['bad', 'good'].map((word) => query(ctx, { word }, hooks));
  await expect(bad).rejects.toThrow('no connection');
  expect(await good).toBe('{"length":4}');
  expect(await query(ctx, { word: 1 }, hooks)).toBeUndefined();
});

it('is charged to everyone who asks, and refused over the limit', async () => {
  const ctx = { db: api().served, viewer: null };
  const query = sharedQuery(Input, Output, async () => ({ length: 0 }));
  const refuse = () => Promise.reject(tooMany('Please wait', 1));
  const asked = [hooks.admit, refuse, hooks.admit].map((admit) =>
    query(ctx, { word: 'same' }, { ...hooks, admit }),
  );
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

it('repeats a read that failed on a replica on the primary, charged once', async () => {
  const replica = api().db;
  const ctx = { db: api().served, replica: () => replica, viewer: null };
  const unreachable = new Error('connection refused');
  const query = serializedQuery(Input, async ({ db }, { word }) => {
    if (db === replica) throw unreachable;
    return JSON.stringify(word);
  });
  let charges = 0;
  const admit = async () => void (charges += 1);
  expect(await query(ctx, { word: 'same' }, { ...hooks, admit })).toBe('"same"');
  expect({ charges, failures }).toEqual({ charges: 1, failures: [unreachable] });
});

it.each([
  { name: 'once on a replica and once on the primary', error: new Error('no such column'), reads: 2 },
  {
    name: 'once more on the primary when the connection was lost',
    error: new Error('Connection terminated unexpectedly'),
    reads: 3,
  },
  { name: 'only once when too many wait for a connection', error: new DatabaseBusyError(), reads: 1 },
])('a read that always fails is run $name, charged once, and reported', async ({ error, reads }) => {
  const ctx = { db: api().served, replica: () => api().db, viewer: null };
  let [read, charges] = [0, 0];
  const query = serializedQuery(Input, async () => {
    read += 1;
    throw error;
  });
  const admit = async () => void (charges += 1);
  await expect(query(ctx, { word: 'same' }, { ...hooks, admit })).rejects.toBe(error);
  expect({ read, charges }).toEqual({ read: reads, charges: 1 });
});
