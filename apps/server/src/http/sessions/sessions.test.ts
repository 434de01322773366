import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sign } from '@fastify/cookie';
import { describe, expect, test, vi } from 'vitest';
import { type Database, sql } from '@guildhall/db';
import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { type Browser, whenReady } from '../../../testing/browser.ts';
import { testServer } from '../../../testing/test-server.ts';
import { sessionKey } from './session-store.ts';

const server = testServer();

/** The full intensity is `LOGOUT_ROUNDS=100`, each with a hundred requests under way. */
const LOGOUT_ROUNDS = Number(process.env['LOGOUT_ROUNDS'] ?? 3);
const UNDER_WAY = process.env['LOGOUT_ROUNDS'] ? 100 : 10;

const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/me')).status === 200;

/** The id in a signed cookie. */
const sidOf = (browser: Browser) => decodeURIComponent(browser.cookies.get('sid') ?? '').split('.')[0] ?? '';

const age = (db: Database, browser: Browser, columns: string) =>
  sql`update ops.sessions set ${sql.raw(columns)} where sid_hash = ${sessionKey(sidOf(browser))}`.execute(db);

describe('signing in', () => {
  test('a member is recognized on the next request, by a cookie that scripts and other sites cannot use', async () => {
    const member = await makeMember(server().db);
    const browser = server().visitor();
    const answer = await browser.signIn(member.email);
    const [device, session] = answer.headers.getSetCookie();
    expect(session).toMatch(/^sid=[^;]+; .*Path=\/; .*HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(/^devices=[^;]+; .*Path=\/; .*HttpOnly; SameSite=Strict$/);
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ id: member.id });
  });

  test('a visitor without a session gets no cookie and no row', async () => {
    const answer = await server().visitor().get('/api/feed');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('a fixated session id is replaced at sign-in', async () => {
    const member = await makeMember(server().db);
    const first = await server().signedIn(member);
    const planted = first.cookies.get('sid') ?? '';
    const victim = server().visitor();
    victim.cookies.set('sid', planted);
    await victim.signIn(member.email);
    expect(victim.cookies.get('sid')).not.toBe(planted);
    expect(await isSignedIn(first)).toBe(false);
  });

  test('the eleventh session ends the least recently used one', async () => {
    const member = await makeMember(server().db);
    const first = await server().signedIn(member);
    const rest = await Promise.all(Array.from({ length: 10 }, () => server().signedIn(member)));
    const browsers = [first, ...rest];
    const states = await Promise.all(browsers.map(isSignedIn));
    expect(states).toEqual([false, ...Array.from({ length: 10 }, () => true)]);
  });

  test('a stored hash opens no session, not even signed with our own secret', async () => {
    const browser = await server().signedIn(await makeMember(server().db));
    const thief = server().visitor();
    const cookie = browser.cookies.get('sid') ?? '';
    thief.cookies.set('sid', cookie.replace(sidOf(browser), sessionKey(sidOf(browser))));
    expect(await isSignedIn(thief)).toBe(false);
    thief.cookies.set('sid', sidOf(browser));
    expect(await isSignedIn(thief)).toBe(false);
    const secret = readFileSync(join(server().dataDir, 'session-secret'), 'utf8').trim();
    thief.cookies.set('sid', encodeURIComponent(sign(sessionKey(sidOf(browser)), secret)));
    expect(await isSignedIn(thief)).toBe(false);
    thief.cookies.set('sid', encodeURIComponent(sign(sidOf(browser), secret)));
    expect(await isSignedIn(thief)).toBe(true);
  });
});

describe('a session ends', () => {
  test('when the member signs out, even for a copy of the cookie', async () => {
    const browser = await server().signedIn(await makeMember(server().db));
    const copy = server().visitor();
    copy.cookies.set('sid', browser.cookies.get('sid') ?? '');
    const answer = await browser.post('/api/auth/logout');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(browser.cookies.has('sid')).toBe(false);
    expect(await isSignedIn(copy)).toBe(false);
  });

  const timeout = 60_000 + LOGOUT_ROUNDS * 5_000;
  test('for good: requests under way while signing out do not restore it', { timeout }, async () => {
    const member = await makeMember(server().db);
    for (let round = 0; round < LOGOUT_ROUNDS; round += 1) {
      const browser = await server().signedIn(member);
      const copy = server().visitor();
      copy.cookies.set('sid', browser.cookies.get('sid') ?? '');
      await age(server().db, browser, `last_seen_at = now() - interval '10 minutes'`);
      const underWay = Array.from({ length: UNDER_WAY }, (_, index) =>
        copy.json('PUT', '/api/profile', { bio: `Text ${index}` }),
      );
      // Under such load even the sign-out may get a 503.
      expect((await whenReady(() => browser.post('/api/auth/logout'))).status).toBe(200);
      await Promise.all(underWay);
      expect((await whenReady(() => copy.get('/api/auth/me'))).status).toBe(401);
    }
  });

  test('at the next request after the member was deactivated', async () => {
    const { db } = server();
    const member = await makeMember(db);
    const browser = await server().signedIn(member);
    await db.updateTable('users').set({ isActive: false }).where('id', '=', member.id).execute();
    expect(await isSignedIn(browser)).toBe(false);
    const again = await server()
      .visitor()
      .post('/api/auth/login', { email: member.email, password: TEST_PASSWORD });
    expect(again).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/^Your account is deactivated\. Questions\? Write to /) },
    });
  });

  test('as an administrator’s at the next request after that role was removed', async () => {
    const { db } = server();
    const admin = await makeMember(db, { role: 'admin' });
    const browser = await server().signedIn(admin);
    expect((await browser.get('/api/admin/stats')).status).toBe(200);
    await db.updateTable('users').set({ role: 'user' }).where('id', '=', admin.id).execute();
    for (const path of ['/api/admin/stats', '/api/admin/users.csv', '/trpc/admin.stats'])
      expect((await browser.get(path)).status).toBe(403);
  });

  test('when the account is deleted, and no new one can start', async () => {
    const { db } = server();
    const member = await makeMember(db);
    const browser = await server().signedIn(member);
    await db.updateTable('users').set({ erasedAt: new Date() }).where('id', '=', member.id).execute();
    expect(await isSignedIn(browser)).toBe(false);
    const late = await server()
      .visitor()
      .post('/api/auth/login', { email: member.email, password: TEST_PASSWORD });
    expect(late.status).toBe(401);
  });

  test.each<['user' | 'admin', string]>([
    ['user', `last_seen_at = now() - interval '7 days 1 minute'`],
    ['user', `expires_at = now() - interval '1 second'`],
    ['admin', `last_seen_at = now() - interval '31 minutes'`],
  ])('of a %s after %s', async (role, columns) => {
    const browser = await server().signedIn(await makeMember(server().db, { role }));
    await age(server().db, browser, columns);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('of an administrator after twelve hours, of a member after thirty days', async () => {
    const { db } = server();
    const hoursOf = async (role: 'user' | 'admin') => {
      const browser = await server().signedIn(await makeMember(db, { role }));
      const { rows } = await sql<{ hours: number }>`
        select round(extract(epoch from expires_at - created_at) / 3600)::int as hours
        from ops.sessions where sid_hash = ${sessionKey(sidOf(browser))}`.execute(db);
      return rows[0]?.hours;
    };
    expect(await hoursOf('admin')).toBe(12);
    expect(await hoursOf('user')).toBe(720);
  });
});

test.each([-1, 1])(
  'an administrator is asked for the password again by the database’s clock, with a server that is %i hours ahead',
  async (hours) => {
    const { db } = server();
    const browser = await server().signedIn(await makeMember(db, { role: 'admin' }));
    const askForUndo = async () => (await browser.post('/api/admin/backup/undo')).status;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
    try {
      expect(await askForUndo()).toBe(409);
      await age(db, browser, `auth_at = now() - interval '11 minutes'`);
      expect(await askForUndo()).toBe(412);
    } finally {
      vi.useRealTimers();
    }
  },
);

test('a member’s last-seen time is updated at most every five minutes', async () => {
  const { db } = server();
  const member = await makeMember(db);
  const browser = await server().signedIn(member);
  const lastSeen = async () =>
    (
      await sql<{
        at: Date;
      }>`select last_seen_at as at from ops.sessions where sid_hash = ${sessionKey(sidOf(browser))}`.execute(
        db,
      )
    ).rows[0]?.at;
  const before = await lastSeen();
  await browser.get('/api/auth/me');
  expect(await lastSeen()).toEqual(before);
  await age(db, browser, `last_seen_at = now() - interval '6 minutes'`);
  await db
    .updateTable('users')
    .set({ lastSeenAt: new Date(0) })
    .where('id', '=', member.id)
    .execute();
  await browser.get('/api/auth/me');
  expect((await lastSeen())?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  const { lastSeenAt } = await db
    .selectFrom('users')
    .select('lastSeenAt')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(lastSeenAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
});

test('a member can still read while the database is read-only', async () => {
  const { db } = server();
  const browser = await server().signedIn(await makeMember(db));
  await age(db, browser, `last_seen_at = now() - interval '6 minutes'`);
  await sql`
    create function ops.disk_full() returns trigger language plpgsql
    as $$ begin raise exception 'no space left' using errcode = 'disk_full'; end $$`.execute(db);
  await sql`create trigger full_disk before update on ops.sessions
    for each row execute function ops.disk_full()`.execute(db);
  try {
    expect(await isSignedIn(browser)).toBe(true);
  } finally {
    await sql`drop function ops.disk_full cascade`.execute(db);
  }
});
