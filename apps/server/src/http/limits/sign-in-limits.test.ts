import { makeMember, TEST_PASSWORD } from '@guildhall/db/testing';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer({ settings: { RATE_PRESET: 'default', TRUST_PROXY: 'loopback' } });

/** Someone behind the proxy at an address; the statuses of so many tries. */
async function tries(from: string, email: string, password: string, count: number, path = '/api/auth/login') {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const answer = await server().visitor().post(path, { email, password }, { 'x-forwarded-for': from });
    // A 503 of a busy machine does not count.
    if (answer.status === 503) number -= 1;
    else statuses.push(answer.status);
  }
  return statuses;
}

describe('signing in', () => {
  test('is refused after twenty-five failures, whatever the caller’s headers claim', async () => {
    // Password spraying: no account is blocked, but the address is.
    for (let number = 0; number < 25; number += 1)
      expect(await tries('2001:db8::1', `nobody-${number}@test.test`, 'wrong', 1)).toEqual([401]);
    for (const from of ['2001:db8::2', '203.0.113.9, 2001:db8::3'])
      for (const path of ['/api/auth/login', '/trpc/auth.login'])
        expect(await tries(from, 'someone@test.test', 'wrong', 1, path)).toEqual([429]);
    const refused = await server()
      .visitor()
      .post('/api/auth/login', { email: 'a@a.test', password: 'x' }, { 'x-forwarded-for': '2001:db8::4' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await tries('2001:db8:1::1', 'nobody-else@test.test', 'wrong', 1)).toEqual([401]);
  });

  test('does not lock the member out at their usual address', async () => {
    const { email } = await makeMember(server().db);
    expect(await tries('198.51.100.7', email, TEST_PASSWORD, 1)).toEqual([200]);
    // More than ten failures from elsewhere block the account for that address.
    await tries('198.51.100.8', email, 'wrong', 16);
    expect(await tries('198.51.100.8', email, TEST_PASSWORD, 1)).toEqual([429]);
    expect(await tries('198.51.100.7', email, TEST_PASSWORD, 1)).toEqual([200]);
  });

  test('queries the limiter three times: to check, to charge and to refund', async () => {
    const { email } = await makeMember(server().db);
    await tries('198.51.100.20', email, TEST_PASSWORD, 1);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await tries('198.51.100.21', email, TEST_PASSWORD, 1);
    const texts = query.mock.calls
      .map(([statement]) => textOf(statement))
      // Sent by the test's browser.
      .filter((text) => !text.includes('pg_notify'));
    query.mockRestore();
    expect(texts.filter((text) => text.includes('ops.rate_buckets'))).toHaveLength(3);
    // No session came with the request, so none is ended.
    expect(texts.filter((text) => text.includes('update ops.sessions'))).toHaveLength(1);
    expect(texts.length).toBeLessThanOrEqual(10);
  });
});

describe('the mail for a forgotten password', () => {
  const statusOf = async (visitor: Browser, email: string, address: string) =>
    (await visitor.post('/api/account/forgot-password', { email }, { 'x-forwarded-for': address })).status;
  const asked = async (email: string, address: string, count: number) => {
    const statuses: number[] = [];
    for (let number = 0; number < count; number += 1)
      statuses.push(await statusOf(server().visitor(), email, address));
    return statuses;
  };

  test('is still there for its owner when a stranger asked for it all the time', async () => {
    const { email } = await makeMember(server().db);
    expect(await asked(email, '198.51.100.40', 4)).toEqual([200, 200, 429, 429]);
    // Neither another address of that network nor another word for it helps.
    expect(await asked(email.toUpperCase(), '198.51.100.41', 1)).toEqual([429]);
    expect(await asked(email, '203.0.113.40', 1)).toEqual([200]);
  });

  test('is still there for a known device and a known address when strangers used up all', async () => {
    const { email } = await makeMember(server().db);
    const laptop = server().visitor();
    const signIn = { email, password: TEST_PASSWORD };
    const signedIn = await laptop.post('/api/auth/login', signIn, { 'x-forwarded-for': '203.0.113.41' });
    expect(signedIn.status).toBe(200);
    for (const network of [1, 2, 3]) await asked(email, `198.18.${network}.1`, 2);
    expect(await asked(email, '203.0.114.1', 1)).toEqual([429]);

    expect(await asked(email, '203.0.113.41', 1)).toEqual([200]);
    expect(await statusOf(laptop, email, '203.0.114.2')).toBe(200);
  });
});

/** The driver gets a string or an object with one. */
function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return statement instanceof Object && 'text' in statement ? String(statement.text) : '';
}
