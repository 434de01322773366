import { sign } from '@fastify/cookie';
import { describe, expect, test } from 'vitest';
import { type Database, sql } from '@guildhall/db';
import { makeMember } from '@guildhall/db/testing';
import type { Browser } from '../../../testing/browser.ts';
import { testServer } from '../../../testing/test-server.ts';
import { sessionKey } from './session-store.ts';

const former = 'the-former-secret-of-at-least-32-letters';
const current = 'the-current-secret-of-at-least-32-letters';
const server = testServer({ settings: { SESSION_SECRET: `${current},${former}` } });

type Case = {
  name: string;
  isKnown: boolean;
  role?: 'user' | 'admin';
  /** Variants of a cookie, from the id in it and the original value. */
  cookie?: (sid: string, was: string) => string;
  change?: (db: Database, of: { key: string; userId: number }) => Promise<unknown>;
};

const session =
  (columns: string) =>
  (db: Database, { key }: { key: string }) =>
    sql`update ops.sessions set ${sql.raw(columns)} where sid_hash = ${key}`.execute(db);
const member =
  (columns: string) =>
  (db: Database, { userId }: { userId: number }) =>
    sql`update users set ${sql.raw(columns)} where id = ${userId}`.execute(db);
const signed = (value: string, secret: string) => encodeURIComponent(sign(value, secret));

const CASES: Case[] = [
  { name: 'a live session', isKnown: true },
  { name: 'one signed with the former secret', isKnown: true, cookie: (sid) => signed(sid, former) },
  {
    name: 'a foreign secret',
    isKnown: false,
    cookie: (sid) => signed(sid, 'never-ours-of-at-least-32-letters!'),
  },
  { name: 'a changed signature', isKnown: false, cookie: (_sid, was) => `${was.slice(0, -2)}xx` },
  { name: 'a cut signature', isKnown: false, cookie: (_sid, was) => was.slice(0, -1) },
  { name: 'no signature', isKnown: false, cookie: (sid) => sid },
  { name: 'an empty signature', isKnown: false, cookie: (sid) => `${sid}.` },
  { name: 'nothing', isKnown: false, cookie: () => '' },
  { name: 'another id with our signature', isKnown: false, cookie: () => signed('nobody', current) },
  { name: 'what the table holds', isKnown: false, cookie: (sid) => signed(sessionKey(sid), current) },
  { name: 'a session that was ended', isKnown: false, change: session('revoked_at = now()') },
  { name: 'one that ran out', isKnown: false, change: session(`expires_at = now() - interval '1 second'`) },
  { name: 'one of a week ago', isKnown: false, change: session(`last_seen_at = now() - interval '8 days'`) },
  { name: 'one of yesterday', isKnown: true, change: session(`last_seen_at = now() - interval '1 day'`) },
  {
    name: 'an administrator’s of an hour ago',
    isKnown: false,
    role: 'admin',
    change: session(`last_seen_at = now() - interval '1 hour'`),
  },
  { name: 'a deactivated member', isKnown: false, change: member('is_active = false') },
  { name: 'a deleted account', isKnown: false, change: member('erased_at = now()') },
];

/** tRPC queries read the cookie themselves; everything else uses the session plugin. */
const WAYS: [string, (browser: Browser) => Promise<unknown>][] = [
  ['a query', async (browser) => (await browser.get('/trpc/auth.me')).body],
  [
    'a query by the adapter',
    async (browser) => (await browser.get('/trpc/auth.me', { 'trpc-accept': 'application/json' })).body,
  ],
  [
    'REST',
    async (browser) => {
      const { status, body } = await browser.get('/api/auth/me');
      return { result: { data: status === 401 ? null : body } };
    },
  ],
];

describe.each(WAYS)('%s', (_way, ask) => {
  test.each(CASES)('by $name recognizes the member: $isKnown', async ({ isKnown, role, cookie, change }) => {
    const { db } = server();
    const { id, email } = await makeMember(db, { role });
    const browser = await server().signedIn({ email });
    const was = browser.cookies.get('sid') ?? '';
    const sid = decodeURIComponent(was).split('.')[0] ?? '';
    if (cookie) browser.cookies.set('sid', cookie(sid, was));
    await change?.(db, { key: sessionKey(sid), userId: id });
    expect(await ask(browser)).toMatchObject({ result: { data: isKnown ? { id } : null } });
  });

  test('updates the member’s last-seen time once it is five minutes old', async () => {
    const { db } = server();
    const { id, email } = await makeMember(db);
    const browser = await server().signedIn({ email });
    const age = async () => {
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from now() - last_seen_at)::int as seconds
        from ops.sessions where user_id = ${id}`.execute(db);
      return rows[0]?.seconds ?? NaN;
    };
    for (const [minutes, isNoted] of [
      [4, false],
      [6, true],
    ] as const) {
      await sql`update ops.sessions set last_seen_at = now() - make_interval(mins => ${minutes})
        where user_id = ${id}`.execute(db);
      await ask(browser);
      expect((await age()) < 60).toBe(isNoted);
    }
  });
});
