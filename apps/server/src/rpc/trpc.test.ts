import { request } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { publishEvent } from '@guildhall/api/ground/core/live';
import { sql } from '@guildhall/db';
import { makeMember } from '@guildhall/db/testing';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();

const batch = (count: number) => `/trpc/${Array.from({ length: count }, () => 'auth.me').join(',')}?batch=1`;

describe('one request', () => {
  test('that is too large gets the error format of tRPC or REST', async () => {
    const content = 'x'.repeat(70_000);
    const rest = await server().visitor().post('/api/feed', { content });
    expect(rest).toMatchObject({ status: 413, body: { message: 'The request is too large' } });
    const trpc = await server().visitor().post('/trpc/feed.create', { content });
    expect(trpc.status).toBe(413);
    expect(trpc.body).toEqual({
      error: {
        message: 'The request is too large',
        code: -32_013,
        data: { code: 'PAYLOAD_TOO_LARGE', httpStatus: 413, requestId: expect.any(String) },
      },
    });
  });

  test('to an overloaded server gets a Retry-After, over tRPC and REST', async () => {
    const { db } = server();
    const browser = await server().signedIn(await makeMember(db));
    // As the session is read, before any procedure: the database refuses more connections.
    await sql`create or replace function ops.refuse() returns boolean language plpgsql
      as $$ begin raise exception 'too many' using errcode = 'too_many_connections'; end $$`.execute(db);
    await sql`alter table ops.sessions rename to sessions_elsewhere`.execute(db);
    await sql`create view ops.sessions as select * from ops.sessions_elsewhere where ops.refuse()`.execute(
      db,
    );
    try {
      const rest = await browser.get('/api/auth/me');
      expect(rest).toMatchObject({ status: 503, body: { message: 'Busy right now. Please try again.' } });
      const trpc = await browser.get('/trpc/auth.me');
      expect(trpc).toMatchObject({
        status: 503,
        body: {
          error: { code: -32_603, data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503, retryAfter: 1 } },
        },
      });
      for (const { headers } of [rest, trpc]) expect(headers.get('retry-after')).toBe('1');
    } finally {
      await sql`drop view ops.sessions`.execute(db);
      await sql`alter table ops.sessions_elsewhere rename to sessions`.execute(db);
    }
  });

  test('carries ten calls', async () => {
    const { status, body } = await server().visitor().get(batch(10));
    expect(status).toBe(200);
    expect(body).toHaveLength(10);
  });

  test.each([11, 100])('of %i calls is rejected before any of them runs', async (count) => {
    const { status, text, headers } = await server().visitor().get(batch(count));
    expect(status).toBe(400);
    expect(text).toContain('BAD_REQUEST');
    expect(headers.get('content-type')).toBe('application/json');
  });

  test.each(['%25', '%2525', 'auth.me%252Cauth.me'])(
    'to %s, which is no procedure, finds none',
    async (name) => {
      const { status, body } = await server().visitor().get(`/trpc/${name}`);
      expect(status).toBe(404);
      expect(body).toMatchObject({ error: { data: { code: 'NOT_FOUND' } } });
    },
  );

  test('of an unknown HTTP method is rejected', async () => {
    const { hostname, port } = new URL(server().origin);
    const asked = request({ host: hostname, port, path: '/trpc/auth.me', method: 'TRACE' }).end();
    const answered = Promise.withResolvers<number | undefined>();
    asked.once('response', (response) => answered.resolve(response.resume().statusCode));
    expect(await answered.promise).toBe(404);
  });

  test('with thousands of calls in its path is rejected', async () => {
    const { status } = await server()
      .visitor()
      .get(`/trpc/${'auth.me,'.repeat(1_500)}auth.me?batch=1`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('with files is rejected, whoever sends it', async () => {
    const browser = await server().signedIn(await makeMember(server().db));
    const form = new FormData();
    form.set('bio', 'From a form');
    const answer = await browser.send('POST', '/trpc/profile.update', { body: form });
    expect(answer.status).toBe(415);
  });

  test('larger than 64 kB is rejected in the format that the client reads', async () => {
    const browser = await server().signedIn(await makeMember(server().db));
    const answer = await browser.post('/trpc/profile.update', { bio: 'x'.repeat(70_000) });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({
      error: { message: 'The request is too large', data: { httpStatus: 413 } },
    });
  });
});

test('an error says what is wrong with which field, and nothing about the server', async () => {
  const browser = await server().signedIn(await makeMember(server().db));
  const { status, body, text } = await browser.post('/trpc/profile.update', {
    websiteUrl: 'javascript:alert(1)',
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { data: { code: 'BAD_REQUEST', issues: [{ path: 'websiteUrl' }] } } });
  expect(text).not.toMatch(/stack|node_modules|\.ts/);
});

test('responses are never cached', async () => {
  const { headers } = await server().visitor().get('/trpc/auth.me');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

describe('live events', () => {
  test('reach only the member they concern', async () => {
    const { db, origin } = server();
    const [ana, ben] = [await makeMember(db), await makeMember(db)];
    const listen = async (member: { email: string }) => {
      const browser = await server().signedIn(member);
      const headers = { cookie: `sid=${browser.cookies.get('sid')}`, accept: 'text/event-stream' };
      return openStream(`${origin}/trpc/live.changes`, headers);
    };
    await using toAna = await listen(ana);
    await using toBen = await listen(ben);
    expect(toAna.headers.get('content-type')).toContain('text/event-stream');
    expect(toAna.headers.has('content-encoding')).toBe(false);
    // Without pings the server would treat an idle stream as dead.
    await vi.waitFor(() => expect(toAna.heard()).toContain('"reconnectAfterInactivityMs":45000'), 20_000);

    // A stream subscribes after its headers are sent, so an event may be too early.
    await vi.waitFor(async () => {
      await publishEvent(db, [ana.id], ['for-ana']);
      await publishEvent(db, [ben.id], ['for-ben']);
      expect(toAna.heard()).toContain('"topics":["for-ana"]');
      expect(toBen.heard()).toContain('"topics":["for-ben"]');
    }, 20_000);
    expect(toAna.heard()).not.toContain('for-ben');
    expect(toBen.heard()).not.toContain('for-ana');
  });

  test("that are for everyone reach signed-out readers; a member's own do not", async () => {
    const { db, origin } = server();
    const { id } = await makeMember(db);
    await using stream = await openStream(`${origin}/trpc/live.changes`, { accept: 'text/event-stream' });
    await vi.waitFor(async () => {
      await publishEvent(db, [id], ['for-a-member']);
      await publishEvent(db, 'everybody', ['for-all']);
      expect(stream.heard()).toContain('"topics":["for-all"]');
    }, 20_000);
    expect(stream.heard()).not.toContain('for-a-member');
  });
});

async function openStream(url: string, headers: Record<string, string>) {
  const answer = await fetch(url, { headers });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const listening = (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      heard += part.value;
  })();
  return {
    headers: answer.headers,
    heard: () => heard,
    async [Symbol.asyncDispose]() {
      await reader?.cancel();
      await listening;
    },
  };
}
