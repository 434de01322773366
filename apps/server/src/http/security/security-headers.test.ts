import { request } from 'node:http';
import { expect, test } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';
import { pagePolicy, permissionsAt } from './security-headers.ts';

const server = testServer();

test.each([
  ['200', 'GET', '/api/feed', undefined],
  ['200', 'GET', '/healthz', undefined],
  ['200', 'GET', '/robots.txt', undefined],
  ['401', 'GET', '/api/auth/me', undefined],
  ['400', 'POST', '/api/auth/login', '{'],
  ['404', 'GET', '/api/unknown', undefined],
  ['404', 'GET', '/avatars/none.webp', undefined],
  ['404', 'GET', '/nowhere', undefined],
  ['400', 'GET', '/%E0%A4%A', undefined],
])('a response with status %s to %s %s has every security header', async (status, method, path, body) => {
  const answer = await server()
    .visitor()
    .send(method, path, {
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
    });
  expect(String(answer.status)).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
  });
  expect(answer.headers.has('x-powered-by')).toBe(false);
});

test('the client’s request id and its claim of another address are ignored', async () => {
  const { headers } = await server()
    .visitor()
    .get('/api/feed', { 'request-id': 'forged', 'x-forwarded-for': '203.0.113.9' });
  expect([...headers.values()].join()).not.toContain('forged');
});

test('a header of 17 kB is rejected', async () => {
  const { origin } = server();
  const status = await new Promise((resolve, reject) => {
    request(`${origin}/api/feed`, { headers: { 'x-padding': 'x'.repeat(17_000) } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(431);
});

test('only the page of a door can ask for the camera', () => {
  for (const path of ['/events/breakfast/door?event=1&date=2', '/events/breakfast/door'])
    expect(permissionsAt(path)).not.toContain('camera');
  for (const path of ['/', '/events/breakfast', '/events/breakfast/doors', '/feed?next=/events/a/door'])
    expect(permissionsAt(path)).toContain('camera=()');
  expect(permissionsAt('/events/breakfast/door')).toContain('microphone=()');
});

test('pages run scripts by nonce only, and may use style attributes', () => {
  const policy = pagePolicy({ nonce: 'abc', tls: true, development: false, bannerOrigin: null });
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic'");
  expect(policy).toContain("style-src 'self' 'nonce-abc'");
  expect(policy).toContain("style-src-attr 'unsafe-inline'");
  expect(policy).toContain('upgrade-insecure-requests');
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
  expect(pagePolicy({ nonce: 'abc', tls: false, development: false, bannerOrigin: null })).not.toContain(
    'upgrade-insecure-requests',
  );
});

test('pages load only pictures of this site and the banner that the operator configured', () => {
  const options = { nonce: 'abc', tls: true, development: false };
  const imagesOf = (bannerOrigin: string | null) =>
    pagePolicy({ ...options, bannerOrigin })
      .split('; ')
      .find((directive) => directive.startsWith('img-src'));
  expect(imagesOf(null)).toBe("img-src 'self' blob:");
  expect(imagesOf('https://partner.test')).toBe("img-src 'self' blob: https://partner.test");
});
