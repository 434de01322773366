import { expect, test } from 'vitest';
import { makeMember } from '@guildhall/db/testing';
import { testServer } from '../../../testing/test-server.ts';

const former = 'the-former-secret-of-at-least-32-letters';
const current = 'the-current-secret-of-at-least-32-letters';

/** As behind a proxy on this machine that ends TLS. */
const server = testServer({
  settings: {
    COOKIE_SECURE: 'true',
    TRUST_PROXY: 'loopback',
    PUBLIC_ORIGIN: 'https://guild.example',
    SESSION_SECRET: `${current},${former}`,
  },
});

const overTls = { 'x-forwarded-proto': 'https' };

test('over TLS the cookie has the __Host- prefix', async () => {
  const { email } = await makeMember(server().db);
  const answer = await server()
    .visitor()
    .post('/api/auth/login', { email, password: 'correct horse' }, overTls);
  const [device, session] = answer.headers.getSetCookie();
  expect(session).toMatch(/^__Host-sid=[^;]+; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
  expect(device).toMatch(/^__Host-devices=[^;]+; .*Path=\/; .*HttpOnly; Secure; SameSite=Strict$/);
  expect(`${device} ${session}`).not.toContain('Domain');
});

test('browsers are told to use TLS only (HSTS)', async () => {
  const answer = await server().visitor().get('/api/feed', overTls);
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
});

test('a session signed with the previous secret stays valid after a rotation', async () => {
  const { sign } = await import('@fastify/cookie');
  const { email } = await makeMember(server().db);
  const browser = server().visitor();
  await browser.post('/api/auth/login', { email, password: 'correct horse' }, overTls);
  const sid = decodeURIComponent(browser.cookies.get('__Host-sid') ?? '').split('.')[0] ?? '';
  for (const [secret, status] of [
    [former, 200],
    ['a-secret-that-was-never-ours-of-32-letters', 401],
  ] as const) {
    browser.cookies.set('__Host-sid', encodeURIComponent(sign(sid, secret)));
    expect((await browser.get('/api/auth/me', overTls)).status).toBe(status);
  }
});

test('a cookie without a session is cleared with matching attributes', async () => {
  const browser = server().visitor();
  browser.cookies.set('__Host-sid', 'forged');
  const answer = await browser.post(
    '/api/auth/login',
    { email: 'nobody@example.com', password: 'x' },
    overTls,
  );
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-sid=; .*; Secure/)]);
  expect(browser.cookies.has('__Host-sid')).toBe(false);
});

test('a cookie of the previous secret is replaced by one of the current, and its member stays signed in', async () => {
  const { sign, unsign } = await import('@fastify/cookie');
  const { id, email } = await makeMember(server().db);
  const browser = server().visitor();
  await browser.post('/api/auth/login', { email, password: 'correct horse' }, overTls);
  const cookie = () => decodeURIComponent(browser.cookies.get('__Host-sid') ?? '');
  const sid = cookie().split('.')[0] ?? '';
  browser.cookies.set('__Host-sid', encodeURIComponent(sign(sid, former)));

  await browser.get('/api/feed', overTls);

  expect(unsign(cookie(), current)).toMatchObject({ valid: true, value: sid });
  expect((await browser.get('/api/auth/me', overTls)).body).toMatchObject({ id });
});
