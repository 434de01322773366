import { TRPCError } from '@trpc/server';
import { describe as group, expect, test } from 'vitest';
import { makeMember } from '@guildhall/db/testing';
import { DatabaseBusyError, sql } from '@guildhall/db';
import { testServer } from '../../../testing/test-server.ts';
import { describe } from './errors.ts';

const server = testServer();

const REVEALING =
  /select|insert|relation|column|postgres|node_modules|\.ts\b|\/apps\/|\/packages\/|password/i;

group('over REST', () => {
  test('an unknown path is a 404 with a message', async () => {
    const visitor = server().visitor();
    for (const path of ['/api/unknown', '/api', '/api/auth/me/more', '/api/.env']) {
      expect(await visitor.get(path)).toMatchObject({ status: 404, body: { message: 'Not found' } });
    }
    expect(await visitor.post('/api/unknown')).toMatchObject({ status: 404, body: { message: 'Not found' } });
  });

  test('nobody signed in is a 401', async () => {
    expect(await server().visitor().get('/api/auth/me')).toMatchObject({
      status: 401,
      body: { message: 'Not authenticated' },
    });
  });

  test('a wrong field is a 400 that names it', async () => {
    const answer = await server()
      .visitor()
      .post('/api/auth/register', { email: 'nobody', password: 'short', firstName: '', lastName: 'B' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      issues: expect.arrayContaining([
        expect.objectContaining({ path: 'email' }),
        expect.objectContaining({ path: 'password' }),
        expect.objectContaining({ path: 'firstName' }),
      ]),
    });
  });

  test.each([
    ['half a body', '{"email":', 400],
    ['a body that is not an object', '[]', 400],
    ['a body with a prototype', '{"__proto__":{"role":"admin"}}', 400],
    ['a body of 70 kB', JSON.stringify({ email: 'x'.repeat(70_000) }), 413],
  ])('%s is rejected with one sentence', async (_name, body, status) => {
    const answer = await server()
      .visitor()
      .send('POST', '/api/auth/login', { body, headers: { 'content-type': 'application/json' } });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/./) });
    expect(answer.text).not.toMatch(/node_modules|Unexpected|JSON at/);
  });

  test('an id that is not a number is a 400, an unknown one a 404', async () => {
    const browser = await server().signedIn(await makeMember(server().db));
    expect((await browser.send('DELETE', '/api/feed/abc')).status).toBe(400);
    expect((await browser.send('DELETE', '/api/feed/99999999999999')).status).toBe(400);
    expect((await browser.send('DELETE', '/api/feed/2147483647')).status).toBe(404);
  });
});

group('a fault of our own', () => {
  test('shows neither SQL nor a stack trace, but a request id to quote', async () => {
    const { db } = server();
    const browser = await server().signedIn(await makeMember(db));
    await sql`alter table app.posts rename to posts_elsewhere`.execute(db);
    try {
      const rest = await browser.get('/api/feed');
      const trpc = await browser.get('/trpc/feed.list?input=%7B%7D');
      for (const { status, text } of [rest, trpc]) {
        expect(status).toBe(500);
        expect(text).toContain('Something went wrong');
        expect(text).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
        expect(text.replace(/"path":"feed.list"/, '')).not.toMatch(REVEALING);
      }
    } finally {
      await sql`alter table app.posts_elsewhere rename to posts`.execute(db);
    }
  });

  test('is a 503 with Retry-After when the database is down', async () => {
    const failed = Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), {
      code: 'ECONNREFUSED',
      name: 'Error',
    });
    expect(describe(failed)).toMatchObject({ status: 503, retryAfter: expect.any(Number) });
    expect(describe(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: failed }))).toMatchObject({
      status: 503,
    });
    expect(JSON.stringify(describe(failed))).not.toContain('10.0.0.5');
  });

  test('is a 503 with Retry-After when too many requests wait for the database', () => {
    const busy = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: new DatabaseBusyError() });
    expect(describe(busy)).toEqual({
      status: 503,
      message: 'Busy right now. Please try again.',
      retryAfter: 1,
    });
  });
});
