import { expect, test } from 'vitest';
import { poolOf } from '@guildhall/db';
import { breakingOff, makeMember, testDatabase } from '@guildhall/db/testing';
import { createSessionStore } from './session-store.ts';

const database = testDatabase();

test('a member stays signed in when the connection to the database breaks while their session is read', async () => {
  const db = database();
  const store = createSessionStore(poolOf(db));
  const { id } = await makeMember(db);
  await store.create('a-session', id, { ip: '203.0.113.7', userAgent: 'vitest' });

  const found = await breakingOff(db, 'ops.sessions', () => store.find('a-session'));

  expect(found).toMatchObject({ userId: id, role: 'user' });
});
