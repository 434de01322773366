import { beforeAll, describe, expect, test } from 'vitest';
import { makeMember } from '@guildhall/db/testing';
import type { Browser } from '../../../testing/browser.ts';
import { FORGED_WRITES } from '../../../testing/forged-writes.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
let browser: Browser;
let memberId: number;

beforeAll(async () => {
  const member = await makeMember(server().db, { bio: 'Untouched' });
  memberId = member.id;
  browser = await server().signedIn(member);
});

describe.each([
  ['REST', 'PUT', '/api/profile'],
  ['tRPC', 'POST', '/trpc/profile.update'],
])('a forged write over %s changes nothing', (_name, method, path) => {
  test.each(FORGED_WRITES)('$name', async ({ headers, status }) => {
    const answer = await browser.send(method, path, { body: '{"bio":"Forged"}', headers });
    expect(answer.status).toBe(status);
    const { bio } = await server()
      .db.selectFrom('users')
      .select('bio')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    expect(bio).toBe('Untouched');
  });
});

describe('a write from our own page succeeds', () => {
  test.each([
    ['a browser of today', { 'sec-fetch-site': 'same-origin' }],
    ['a program', {}],
  ])('%s', async (_name, headers) => {
    const answer = await browser.json('PUT', '/api/profile', { location: 'Graz' }, headers);
    expect(answer.status).toBe(200);
  });

  test('an older browser, which sends Origin', async () => {
    const answer = await browser.json(
      'PUT',
      '/api/profile',
      { location: 'Linz' },
      { origin: server().origin },
    );
    expect(answer.status).toBe(200);
  });
});

test('a page on another site cannot read private responses', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
  expect((await browser.get('/api/auth/me', foreign)).status).toBe(403);
  expect((await browser.get('/trpc/auth.me', foreign)).status).toBe(403);
  const answer = await browser.get('/api/auth/me');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(answer.headers.has('access-control-allow-origin')).toBe(false);
});

test('a method cannot be overridden to turn a read into a write', async () => {
  const answer = await browser.get('/trpc/auth.logout', { 'x-http-method-override': 'POST' });
  expect(answer.status).toBe(405);
  expect((await browser.get('/api/auth/me')).status).toBe(200);
});
