import { expect, test } from 'vitest';
import { poolOf } from '@guildhall/db';
import { breakingOff, makeMember, testDatabase } from '@guildhall/db/testing';
import { createSessionStore } from './session-store.ts';

const database = testDatabase();

test('a member stays signed in when the database connection breaks while their session is read', async () => {
  const db = database();
  const store = createSessionStore(poolOf(db));
  const { id, password } = await makeMember(db);
  await store.create('a-session', { id, password }, { ip: '203.0.113.7', userAgent: 'vitest' });

  const found = await breakingOff(db, 'ops.sessions', () => store.find('a-session'));

  expect(found).toMatchObject({ userId: id, role: 'user' });
});

test('concurrent requests of several members each get their own session, and a stranger’s none', async () => {
  const db = database();
  const store = createSessionStore(poolOf(db));
  const members = await Promise.all(Array.from({ length: 60 }, () => makeMember(db)));
  for (const { id, password } of members)
    await store.create(`of-${id}`, { id, password }, { ip: '203.0.113.7', userAgent: 'vitest' });

  const [stranger, ...found] = await Promise.all([
    store.find('of-nobody'),
    ...members.map(({ id }) => store.find(`of-${id}`)),
  ]);

  expect(found.map((row) => row?.userId)).toEqual(members.map(({ id }) => id));
  expect(stranger).toBeUndefined();
});

test('a role takes a second factor, except in the demo, whose passwords everyone knows', async () => {
  const db = database();
  const { id, password } = await makeMember(db, { role: 'admin' });
  const from = { ip: '203.0.113.7', userAgent: 'vitest' };
  const store = createSessionStore(poolOf(db));
  await store.create('one-factor', { id, password }, from);
  await store.create('two-factors', { id, password }, from, { twoFactors: true });

  expect((await store.find('one-factor'))?.secondFactorBy).toBeInstanceOf(Date);
  expect((await store.find('two-factors'))?.secondFactorBy).toBeNull();
  const demo = createSessionStore(poolOf(db), { isDemo: true });
  expect((await demo.find('one-factor'))?.secondFactorBy).toBeNull();
});
