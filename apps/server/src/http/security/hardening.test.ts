import { request } from 'node:http';
import { connect } from 'node:net';
import { makeMember } from '@guildhall/db/testing';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../testing/browser.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();

/** A busy machine returns 503, which says nothing about the request. */
async function verdict(send: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await send();
    if (answer.status !== 503 || attempt === 20) return answer;
  }
}

const get = (path: string, headers: Record<string, string> = {}) =>
  verdict(() => server().visitor().get(path, headers));
const post = (path: string, body: unknown) => verdict(() => server().visitor().post(path, body));

test.each([
  '/.git/HEAD',
  '/.env',
  '/package.json',
  '/assets/',
  '/assets/index.js.map',
  '/assets/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/backups/',
  '/src/cli/main.mjs',
  '/metrics',
  '/avatars/../session-secret',
])('%s is served to nobody', async (path) => {
  const { status, text } = await get(path);
  expect([400, 404]).toContain(status);
  expect(text).not.toMatch(/guildhall"|ref:|@guildhall/);
});

test('no cross-origin reads are allowed, and no response reveals the server software', async () => {
  for (const origin of ['null', 'https://evil.example', 'http://127.0.0.1.evil.example', server().origin]) {
    const { headers } = await get('/api/feed', { origin });
    for (const name of [
      'access-control-allow-origin',
      'access-control-allow-credentials',
      'server',
      'x-powered-by',
    ])
      expect(headers.has(name)).toBe(false);
  }
});

test('TRACE echoes nothing', async () => {
  const { origin } = server();
  const [status, text] = await new Promise<[number, string]>((resolve, reject) => {
    request(`${origin}/`, { method: 'TRACE', headers: { 'x-secret': 'echo-me' } }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => resolve([answer.statusCode ?? 0, body]));
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(text).not.toContain('echo-me');
});

test('a session cookie that is forged, truncated, unsigned or signed with another secret has no session', async () => {
  const member = await server().signedIn(await makeMember(server().db));
  const name = 'sid';
  const cookie = member.cookies.get(name) ?? '';
  const sid = cookie.split('.', 1)[0] ?? '';
  expect(sid.length).toBeGreaterThan(20);
  expect(`${name}=${cookie}`.length).toBeLessThan(4_096);
  for (const value of [sid, cookie.slice(0, -1), `${sid}.${'A'.repeat(43)}`, `${cookie}x`, 'a.b', '%00'])
    expect((await get('/api/auth/me', { cookie: `${name}=${value}` })).status).toBe(401);
  expect((await get('/api/auth/me', { cookie: `${name}=${cookie}` })).status).toBe(200);
});

describe('a value of another type', () => {
  const values: unknown[] = [{ $ne: 1 }, ['a@a.test'], 1, true, null, { toString: 'x' }];
  test.each(values.map((email) => ({ email })))('%j is refused where text is expected', async ({ email }) => {
    expect((await post('/api/auth/login', { email, password: 'password' })).status).toBe(400);
    expect((await post('/trpc/auth.login', { email, password: 'password' })).status).toBe(400);
  });

  test('does not pollute prototypes', async () => {
    const send = (body: string) =>
      verdict(() =>
        server()
          .visitor()
          .send('POST', '/api/auth/login', { body, headers: { 'content-type': 'application/json' } }),
      );
    for (const key of ['__proto__', 'constructor'])
      expect((await send(`{"${key}":{"prototype":{"polluted":1},"polluted":1},"email":"a"}`)).status).toBe(
        400,
      );
    expect({}).not.toHaveProperty('polluted');
  });

  test.each(['0', '-1', '2147483648', '9007199254740993', '1e308', '1.5', 'NaN', '0x10', '%00'])(
    'as the number %s is rejected with a plain error',
    async (id) => {
      const { status, text } = await get(`/api/feed/${id}/comments`);
      expect([400, 404]).toContain(status);
      expect(text).not.toMatch(/22003|22P02|integer|syntax/);
    },
  );
});

test('a repeated parameter is rejected or read once, never joined', async () => {
  const { status } = await get('/api/search?q=one&q=two');
  expect([200, 400]).toContain(status);
  expect((await get('/api/search?q[]=one')).status).toBeLessThan(500);
});

test('data is never served as a script', async () => {
  const { headers, text } = await get('/api/feed?callback=steal');
  expect(headers.get('content-type')).toContain('application/json');
  expect(text).not.toContain('steal');
});

test.each(['%25', '_', '%5C', '((((', "'; select pg_sleep(5) --", 'a.*b', '%25252e'])(
  'the search for %s treats it as plain text',
  async (q) => {
    const { status, headers } = await get(`/api/search?q=${q}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  },
);

describe('request smuggling', () => {
  const send = (lines: string[]) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(server().origin);
      const socket = connect(Number(port), hostname, () => socket.write(lines.join('\r\n')));
      let answer = '';
      socket.setTimeout(20_000, () => socket.destroy());
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });
  const head = ['POST /api/auth/login HTTP/1.1', 'Host: guild.example', 'Content-Type: application/json'];

  test.each([
    ['two lengths', ['Content-Length: 2', 'Content-Length: 3', '', '{}']],
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked', '', '0', '', '']],
    ['an unknown coding', ['Transfer-Encoding: xchunked', '', '0', '', '']],
    ['a folded line', ['X-Folded: one', ' two', 'Content-Length: 2', '', '{}']],
  ])('by %s is rejected, and the connection is closed', async (_name, rest) => {
    expect(await send([...head, ...rest])).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test('a request with two Host headers is rejected, even if one of them is ours', async () => {
  const { hostname, port } = new URL(server().origin);
  for (const path of ['/healthz', '/api/feed', '/none']) {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.end(`GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nHOST: evil.test\r\n\r\n`);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  }
});
