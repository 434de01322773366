import { expect, test } from 'vitest';
import { makeMember } from '@guildhall/db/testing';
import { testServer } from '../testing/test-server.ts';

const server = testServer();

test('a member signs in and is known on the next request', async () => {
  const ana = await makeMember(server().db, { firstName: 'Ana' });
  const browser = await server().signedIn(ana);
  const { status, body } = await browser.get('/api/auth/me');
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: ana.id, firstName: 'Ana' });
});
