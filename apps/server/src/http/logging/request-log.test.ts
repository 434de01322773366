import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { codeOf } from '@guildhall/api/testing';
import { tooMany } from '@guildhall/api/ground/errors/errors';
import { poolOf } from '@guildhall/db';
import { makeMember, testDatabase } from '@guildhall/db/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Browser } from '../../../testing/browser.ts';
import { freePort } from '../../../testing/free-port.ts';
import {
  API_ONLY,
  FAST_OUTBOX_SERVER,
  type ServerProcess,
  deployed,
  spawnServer,
} from '../../../testing/spawn-server.ts';
import { page, servePages } from '../../../testing/serve-pages.ts';
import { loggerOptions } from './request-log.ts';

const database = testDatabase();

const Begun = z.object({ secret: z.string() });
const Confirmed = z.object({ recoveryCodes: z.array(z.string()) });

describe('the log at the most verbose level', () => {
  let dataDir: string;
  let server: ServerProcess;
  let origin: string;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'guildhall-log-'));
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    server = await spawnServer({
      command: FAST_OUTBOX_SERVER,
      origin,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: poolOf(database()).options.connectionString,
        SEED: 'none',
        RATE_PRESET: 'off',
        LOG_LEVEL: 'trace',
      },
    });
  });

  afterAll(async () => {
    await server.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** The token in the reset email. */
  const mailedToken = () => {
    const mails = readdirSync(join(dataDir, 'mail')).map((name) =>
      readFileSync(join(dataDir, 'mail', name), 'utf8').replaceAll('=\r\n', ''),
    );
    return /[?&#](?:amp;)?token=(?:3D)?([\w-]{20,})/.exec(mails.join('\n'))?.[1];
  };

  test('contains no password, token, cookie or email address, whatever succeeds or fails', async () => {
    const visitor = new Browser(origin);
    const secrets = [
      'canary-code',
      'canary-mail',
      'canary-password',
      'canary-cookie',
      'canary-bearer',
      'canary-query',
    ];
    const email = 'canary-mail@canary.test';
    const password = 'canary-password-1';

    await visitor.post('/api/auth/register', { email, password, firstName: 'Ada', lastName: 'Byron' });
    await visitor.post('/api/auth/register', { email, password, firstName: 'Ada', lastName: 'Byron' });
    await visitor.post('/api/auth/login', { email, password });
    const session = [...visitor.cookies].map(([, value]) => value);
    expect([...visitor.cookies].map(([name]) => name).toSorted()).toEqual(['devices', 'sid']);
    await visitor.post('/api/auth/login', { email, password: 'canary-password-2' });
    await visitor.post('/trpc/auth.login', { email: [email], password });
    await visitor.send('POST', '/api/auth/login', {
      body: `{"email":"${email}","password":"${password}`,
      headers: { 'content-type': 'application/json' },
    });
    const begun = await visitor.post('/api/account/second-factor', { password });
    const { secret } = Begun.parse(begun.body);
    const code = codeOf(secret);
    const confirmed = await visitor.post('/api/account/second-factor/confirm', { code });
    const { recoveryCodes } = Confirmed.parse(confirmed.body);
    await visitor.post('/api/auth/login', { email, password });
    const challenge = visitor.cookies.get('challenge') ?? '';
    expect(challenge).toHaveLength(43);
    for (const wrong of ['canary-code', code, codeOf(secret, 9)])
      await visitor.post('/api/auth/second-factor', { code: wrong });
    await visitor.post('/trpc/auth.secondFactor', { code: ['canary-code'] });
    await visitor.post('/api/auth/second-factor', { code: recoveryCodes[0] });
    await visitor.post('/api/auth/code/request', { email });
    await visitor.post('/api/auth/code', { code: 'canary-code' });
    await visitor.post('/trpc/auth.code.signIn', { code: ['canary-code'] });
    await visitor.post('/api/account/forgot-password', { email });
    await expect.poll(mailedToken).toEqual(expect.any(String));
    const token = mailedToken() ?? '';
    await visitor.post('/api/account/reset-password', { token, password: 'canary-password-3' });
    await visitor.post('/api/account/reset-password', { token, password: 'canary-password-4' });
    await visitor.get('/api/none?token=canary-query&email=canary-mail%40canary.test', {
      cookie: 'sid=canary-cookie',
      authorization: 'Bearer canary-bearer',
    });

    await expect.poll(() => server.said()).toContain('"path":"/api/*"');
    const factors = [secret, challenge, ...recoveryCodes];
    const held = [...secrets, ...factors, ...session, ...session.map(decodeURIComponent), token].filter(
      (text) => server.said().includes(text),
    );
    expect(held).toEqual([]);
    expect(server.said()).not.toContain('$argon2');
  });

  test('contains the route, but not the member that was viewed', async () => {
    const visitor = new Browser(origin);
    for (const path of [
      '/profile/ada.byron',
      '/api/profile/ada.byron',
      '/api/none/ada.byron',
      '/ada/ada.byron',
    ])
      await visitor.get(path);
    await expect.poll(() => server.said()).toContain('"path":"/ada/*"');
    expect(server.said()).toContain('"path":"/profile/*"');
    expect(server.said()).not.toContain('ada.byron');
  });

  test('contains neither the text nor a stack trace of an invalid cursor', async () => {
    const visitor = new Browser(origin);
    const cursor = Buffer.from(JSON.stringify(['2026-99-99 canary-cursor', 1])).toString('base64url');
    expect((await visitor.get(`/api/feed?cursor=${cursor}`)).status).toBe(400);
    await visitor.get('/healthz?after-the-cursor');
    await expect.poll(() => server.said()).toContain('"path":"/healthz"');
    expect(server.said()).not.toContain('canary-cursor');
  });

  test('has the time, address and outcome of a sign-in', () => {
    const lines = server
      .said()
      .split('\n')
      .filter((line) => line.includes('/api/auth/login'))
      .map((line): unknown => JSON.parse(line));
    const line = {
      time: expect.any(Number),
      reqId: expect.any(String),
      req: { method: 'POST', ip: '127.0.0.1' },
    };
    expect(lines).toContainEqual(
      expect.objectContaining({
        ...line,
        req: expect.objectContaining(line.req),
        status: 200,
        userId: expect.any(Number),
      }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ ...line, req: expect.objectContaining(line.req), status: 401 }),
    );
  });
});

/** What addresses of pages must not bring into the log. */
const PAGES_WITH_SECRETS = [
  '/reset-password?token=canary',
  '/verify-email?token=canary',
  '/application?token=canary',
  '/setup?token=canary',
  '/unsubscribe?token=canary',
  '/?dialog=register&invitation=canary',
  '/?dialog=login&next=%2Fprofile%2Fcanary',
  '/search?q=canary',
  '/businesses?search=canary',
  '/messages?with=canary',
  '/profile/canary',
  '/business/canary?from=canary',
  '/s/canary?canary',
  '/cal/canary.ics',
  '/events/canary/calendar.ics?date=1',
  '/cards/members/canary.png',
  '/attachments/canary.webp',
  '/none/canary?canary',
];

const failingWith = (error: Error) => async () => {
  throw error;
};

test.each([
  ['are rendered', async () => page('rendered')],
  ['fail', failingWith(new Error('broken'))],
  ['are over a limit', failingWith(tooMany('Too fast', 5))],
])('pages that %s are logged without what their addresses contain', async (_how, render) => {
  let logged = '';
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  await using site = await servePages(database(), { render, log });
  for (const path of PAGES_WITH_SECRETS) await site.get(path, { referer: `http://guild.test${path}` });
  expect(logged).toContain('"path":"/reset-password"');
  expect(logged).toContain('"path":"/business/*"');
  expect(logged).not.toContain('canary');
});

test('a stopping server flushes its buffered log lines', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-log-'));
  const origin = `http://127.0.0.1:${await freePort()}`;
  const databaseUrl = poolOf(database()).options.connectionString ?? '';
  const env = deployed(origin, {
    databaseUrl,
    dataDir,
    secret: 'gX7vKq2mZrT9bLw4NcYd8HsJf3PuAe6RkVt1QoWi5MxB',
  });
  const server = await spawnServer({ command: API_ONLY, origin, env });
  await new Browser(origin).get('/healthz?last');
  await server.end();
  await vi.waitFor(() => expect(server.said()).toMatch(/"path":"\/healthz".*"request completed"/), 20_000);
  rmSync(dataDir, { recursive: true, force: true });
});

test('database errors are logged without the rejected row', async () => {
  let log = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const app = fastify({ logger: { ...loggerOptions({ logLevel: 'trace', mode: 'test' }), stream } });
  const refused = await makeMember(database(), { email: 'canary@canary.test', firstName: '' }).catch(
    (error: unknown) => error,
  );
  expect(refused).toHaveProperty('detail', expect.stringContaining('canary@canary.test'));

  app.log.error({ err: refused }, 'request failed');
  app.log.error({ err: new Error('outer', { cause: refused }) }, 'request failed');

  expect(log).toContain('23514');
  expect(log).toContain('caused by');
  expect(log).not.toMatch(/canary|argon2/);
});

test('line breaks in a forged name stay inside one line of JSON', async () => {
  let log = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const app = fastify({ logger: { ...loggerOptions({ logLevel: 'trace', mode: 'test' }), stream } });
  app.log.info({ userAgent: 'a\r\n{"level":60}\u001b[31m%s\u2028' }, 'request completed');
  expect(log.trimEnd().split('\n')).toHaveLength(1);
  expect(log.includes('\r') || log.includes('\u001b')).toBe(false);
});
