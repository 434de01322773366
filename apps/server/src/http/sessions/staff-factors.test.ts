import { codeOf } from '@guildhall/api/testing';
import { TEST_PASSWORD, daysAgo, makeMember, makePost, makeStaff } from '@guildhall/db/testing';
import { z } from 'zod';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, whenReady } from '../../../testing/browser.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();

const CONSOLE = '/api/admin/users';
const Me = z.object({
  role: z.string(),
  permissions: z.array(z.string()),
  secondFactorBy: z.string().nullable(),
});
const Begun = z.object({ secret: z.string() });

const meOf = async (browser: Browser) => Me.parse((await browser.get('/api/auth/me')).body);
const statusOf = async (browser: Browser, path = CONSOLE) => (await browser.get(path)).status;

/** An administrator since as many days, who signed in with the password alone. */
async function administratorSince(days: number) {
  const { db, signedIn } = server();
  const admin = await makeMember(db, { role: 'admin' });
  await db
    .updateTable('users')
    .set({ staffSince: daysAgo(days) })
    .where('id', '=', admin.id)
    .execute();
  return { admin, browser: await signedIn(admin) };
}

async function turnOn(browser: Browser): Promise<string> {
  const begun = await browser.post('/api/account/second-factor', { password: TEST_PASSWORD });
  const { secret } = Begun.parse(begun.body);
  const confirmed = await browser.post('/api/account/second-factor/confirm', { code: codeOf(secret) });
  expect(confirmed.status).toBe(200);
  return secret;
}

describe('an administrator without a second factor', () => {
  // Another administrator, so that none of these is the last.
  beforeEach(() => makeMember(server().db, { role: 'admin' }));

  test('works as before for a week, and reads by when it is needed', async () => {
    const { browser } = await administratorSince(6);
    expect(await statusOf(browser)).toBe(200);
    const { role, secondFactorBy } = await meOf(browser);
    expect(role).toBe('admin');
    const days = (Date.parse(secondFactorBy ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(0.9);
    expect(days).toBeLessThan(1.1);
  });

  test('is a member without a role from then on, in the console and outside of it', async () => {
    const { db } = server();
    const { browser } = await administratorSince(8);
    const refused = await browser.get(CONSOLE);
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({
      message: 'Your role takes two-step sign-in. Turn it on in Settings, under Security.',
    });
    expect(await meOf(browser)).toMatchObject({ role: 'user', permissions: [] });
    expect(await statusOf(browser, '/api/connections')).toBe(200);
    const post = await makePost(db, { userId: (await makeMember(db)).id });
    expect((await browser.send('DELETE', `/api/feed/${post.id}`)).status).toBe(403);
  });

  test('has the role back at once when they turn two-step sign-in on, and after each sign-in with a code', async () => {
    const { browser, admin } = await administratorSince(8);
    const secret = await turnOn(browser);
    expect(await statusOf(browser)).toBe(200);
    expect(await meOf(browser)).toMatchObject({ role: 'admin', secondFactorBy: null });

    const { db } = server();
    await db.updateTable('totp').set({ lastStep: null }).where('userId', '=', admin.id).execute();
    const another = server().visitor();
    await whenReady(() => another.post('/api/auth/login', { email: admin.email, password: TEST_PASSWORD }));
    expect((await another.post('/api/auth/second-factor', { code: codeOf(secret) })).status).toBe(200);
    expect(await statusOf(another)).toBe(200);
  });

  test('loses the role again, in every session, when they turn it off', async () => {
    const { browser } = await administratorSince(8);
    await turnOn(browser);
    expect(await statusOf(browser)).toBe(200);
    const off = await browser.json('DELETE', '/api/account/second-factor', {
      password: TEST_PASSWORD,
    });
    expect(off.status).toBe(200);
    expect(await statusOf(browser)).toBe(403);
  });

  test('keeps the factors of a session that confirms its password', async () => {
    const { browser } = await administratorSince(8);
    await turnOn(browser);
    const confirmed = await browser.post('/api/admin/confirm-password', { password: TEST_PASSWORD });
    expect(confirmed.status).toBe(200);
    expect(await statusOf(browser)).toBe(200);
  });
});

describe('the week', () => {
  /** How many days ago it began; null for who never had a role. */
  const daysOf = async (id: number) => {
    const { staffSince } = await server()
      .db.selectFrom('users')
      .select('staffSince')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return staffSince && (Date.now() - staffSince.getTime()) / 86_400_000;
  };

  test('begins with the first role, and not again with the second', async () => {
    const { db } = server();
    const { id } = await makeMember(db);
    expect(await daysOf(id)).toBeNull();
    await db.insertInto('grants').values({ userId: id, role: 'editor' }).execute();
    expect(await daysOf(id)).toBeCloseTo(0, 1);
    await db
      .updateTable('users')
      .set({ staffSince: daysAgo(30) })
      .where('id', '=', id)
      .execute();
    await db.insertInto('grants').values({ userId: id, role: 'moderator' }).execute();
    expect(await daysOf(id)).toBeCloseTo(30, 1);
  });

  test('begins again for who becomes an administrator, also after a role that has ended', async () => {
    const { db } = server();
    const { id } = await makeMember(db);
    await db.insertInto('grants').values({ userId: id, role: 'editor', endsOn: '2025-01-01' }).execute();
    await db
      .updateTable('users')
      .set({ staffSince: daysAgo(400) })
      .where('id', '=', id)
      .execute();
    await db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
    expect(await daysOf(id)).toBeCloseTo(0, 1);
  });
});

describe('the password alone', () => {
  const refused = (browser: Browser, path: string) =>
    browser.post(path, { password: TEST_PASSWORD }).then(({ status }) => status);

  test('adds no way in to an account with a role that has a passkey', async () => {
    const { admin, browser } = await administratorSince(8);
    await server()
      .db.insertInto('passkeys')
      .values({
        userId: admin.id,
        credentialId: String(admin.id).padStart(43, 'k'),
        publicKey: 'k'.repeat(100),
        counter: 0,
        transports: [],
        backedUp: false,
        name: 'Key',
      })
      .execute();
    expect(await refused(browser, '/api/account/passkeys/options')).toBe(400);
    expect(await refused(browser, '/api/account/second-factor')).toBe(400);
    const { body } = await browser.post('/api/account/second-factor', { password: TEST_PASSWORD });
    expect(body).toMatchObject({ message: expect.stringContaining('Your password alone is not enough') });
  });

  test('changes nothing where there is an app, in a session that began before it', async () => {
    const { db, signedIn } = server();
    const member = await makeMember(db);
    const before = await signedIn(member);
    await turnOn(await signedIn(member));
    expect((await before.get('/api/auth/me')).status).toBe(401);
    const after = await administratorSince(0);
    await turnOn(after.browser);
    await db
      .updateTable('sessions')
      .set({ twoFactors: false })
      .where('userId', '=', after.admin.id)
      .execute();
    for (const path of ['/api/account/recovery-codes', '/api/account/passkeys/options'])
      expect(await refused(after.browser, path)).toBe(400);
  });

  test('is not replaced by a weak one while the role waits for a second factor', async () => {
    const { browser } = await administratorSince(8);
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'abc123x' };
    expect((await browser.post('/api/account/password', change)).status).toBe(400);
  });
});

test('a batch that signs out and does something else begins no session and is no fault', async () => {
  const { browser } = await administratorSince(0);
  const answer = await browser.post('/trpc/auth.logout,admin.confirmPassword?batch=1', {
    0: {},
    1: { password: TEST_PASSWORD },
  });
  expect(answer.status).not.toBe(500);
  expect((await browser.get('/api/auth/me')).status).toBe(401);
});

test('whose membership has ended works on with a role', async () => {
  const { db, signedIn } = server();
  const moderator = await makeStaff(db, 'moderator');
  await db
    .updateTable('users')
    .set({ membershipExpiresOn: '2020-01-01' })
    .where('id', '=', moderator.id)
    .execute();
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', moderator.id)
    .executeTakeFirstOrThrow();
  const browser = await signedIn({ ...moderator, email });
  expect((await browser.post('/api/feed', { content: 'Still at work' })).status).toBe(201);
});
