import { poolOf } from '@guildhall/db';
import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { codeOf } from '@guildhall/api/testing';
import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { type Browser, whenReady } from '../../../testing/browser.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer({ settings: { RATE_PRESET: 'default', TRUST_PROXY: 'loopback' } });

const Begun = z.object({ secret: z.string() });
const Confirmed = z.object({ recoveryCodes: z.array(z.string()) });
const WRONG = { code: 'not a code' };

const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/me')).status === 200;

/** A member with two-step sign-in, signed in in the browser that set it up. */
async function memberWithFactor() {
  const { db, signedIn } = server();
  const member = await makeMember(db);
  const browser = await signedIn(member);
  const begun = await browser.post('/api/account/second-factor', { password: TEST_PASSWORD });
  const { secret } = Begun.parse(begun.body);
  const confirmed = await browser.post('/api/account/second-factor/confirm', { code: codeOf(secret) });
  await db.updateTable('totp').set({ lastStep: null }).where('userId', '=', member.id).execute();
  return { ...member, browser, secret, ...Confirmed.parse(confirmed.body) };
}

const givePassword = (browser: Browser, { email }: { email: string }, headers = {}) =>
  whenReady(() => browser.post('/api/auth/login', { email, password: TEST_PASSWORD }, headers));

const giveCode = (browser: Browser, code: string, headers = {}) =>
  browser.post('/api/auth/second-factor', { code }, headers);

describe('signing in over REST where a second factor is due', () => {
  test('the password gets 401 with secondFactor and no session, and a code in the same browser gets one', async () => {
    const member = await memberWithFactor();
    const browser = server().visitor();
    const first = await givePassword(browser, member);
    expect(first.status).toBe(401);
    expect(first.body).toEqual({
      message: 'Please enter the code of your second factor.',
      secondFactor: true,
    });
    const [cookie, ...others] = first.headers.getSetCookie();
    expect(cookie).toMatch(/^challenge=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(others).toEqual([]);
    expect(await isSignedIn(browser)).toBe(false);

    const second = await giveCode(browser, codeOf(member.secret));
    expect(second.status).toBe(200);
    expect(second.body).toMatchObject({ id: member.id });
    expect(second.headers.get('cache-control')).toContain('no-store');
    expect(await isSignedIn(browser)).toBe(true);
    expect([...browser.cookies].map(([name]) => name).toSorted()).toEqual(['devices', 'sid']);
  });

  test('over tRPC the error says so, too', async () => {
    const member = await memberWithFactor();
    const answer = await server()
      .visitor()
      .post('/trpc/auth.login', { email: member.email, password: TEST_PASSWORD });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ error: { data: { code: 'UNAUTHORIZED', secondFactor: true } } });
  });

  test('sessions of before stay, and a signed-out one needs the code', async () => {
    const { browser, secret, ...member } = await memberWithFactor();
    expect(await isSignedIn(browser)).toBe(true);
    await browser.post('/api/auth/logout');
    expect((await givePassword(browser, member)).status).toBe(401);
    expect((await giveCode(browser, codeOf(secret))).status).toBe(200);
  });

  test('a code in another browser, without a password or with a made-up cookie opens nothing', async () => {
    const member = await memberWithFactor();
    await givePassword(server().visitor(), member);
    const other = server().visitor();
    for (const cookie of [undefined, 'made-up', 'x'.repeat(2_000)]) {
      if (cookie) other.cookies.set('challenge', cookie);
      const answer = await giveCode(other, codeOf(member.secret));
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ message: 'Please sign in again.' });
      expect(await isSignedIn(other)).toBe(false);
    }
  });

  test('an answered challenge cannot be answered again with a copy of its cookie', async () => {
    const member = await memberWithFactor();
    const browser = server().visitor();
    await givePassword(browser, member);
    const copy = server().visitor();
    copy.cookies.set('challenge', browser.cookies.get('challenge') ?? '');
    await giveCode(browser, codeOf(member.secret));
    const answer = await giveCode(copy, member.recoveryCodes[0] ?? '');
    expect(answer.status).toBe(401);
    expect(await isSignedIn(copy)).toBe(false);
  });

  test('a deactivated member is not let in by a code', async () => {
    const { db } = server();
    const member = await memberWithFactor();
    const browser = server().visitor();
    await givePassword(browser, member);
    await db.updateTable('users').set({ isActive: false }).where('id', '=', member.id).execute();
    expect((await giveCode(browser, codeOf(member.secret))).status).toBe(401);
    expect(await isSignedIn(browser)).toBe(false);
  });
});

describe('who knows the password and guesses codes', () => {
  test('has ten tries from wherever, and cannot keep the member’s own browser out', async () => {
    const member = await memberWithFactor();
    const own = member.browser;
    await own.post('/api/auth/logout');
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${round}` };
      const browser = server().visitor();
      expect((await givePassword(browser, member, headers)).status).toBe(401);
      for (let guess = 0; guess < 5; guess += 1)
        statuses.push((await giveCode(browser, WRONG.code, headers)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);

    const fresh = { 'x-forwarded-for': '192.0.2.200' };
    expect((await givePassword(own, member, fresh)).status).toBe(401);
    expect((await giveCode(own, codeOf(member.secret), fresh)).status).toBe(200);
  });

  test('has a hundred a day even from browsers that are known', async () => {
    const member = await memberWithFactor();
    await poolOf(server().db).query(
      `insert into ops.rate_buckets (key, points, expire) values ($1, 100, extract(epoch from now()) * 1000 + 60000)`,
      [`secondFactorFailedByAccount:86400:user:${member.id}`],
    );
    const { browser } = member;
    await browser.post('/api/auth/logout');
    await givePassword(browser, member);
    expect((await giveCode(browser, codeOf(member.secret))).status).toBe(429);
  });
});

describe('a code in place of the password', () => {
  test('confirms in the session that showed it, and in no other of the member', async () => {
    const { browser, secret, recoveryCodes, ...member } = await memberWithFactor();
    const { db } = server();
    const elsewhere = server().visitor();
    await givePassword(elsewhere, member);
    expect((await giveCode(elsewhere, recoveryCodes[0] ?? '')).status).toBe(200);
    const { body } = await browser.post('/api/account/confirmation/code', { code: codeOf(secret) });
    const proof = z.object({ confirmation: z.string() }).parse(body);
    expect((await elsewhere.post('/trpc/account.secondFactor.end', proof)).status).toBe(400);
    expect((await browser.post('/trpc/account.secondFactor.end', proof)).status).toBe(200);
    expect(await db.selectFrom('totp').select('userId').where('userId', '=', member.id).execute()).toEqual(
      [],
    );
  });

  test('is the step-up of the console', async () => {
    const { browser, secret, id } = await memberWithFactor();
    const { db } = server();
    await db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
    await db
      .updateTable('sessions')
      .set({ authAt: new Date(Date.now() - 3_600_000) })
      .where('userId', '=', id)
      .execute();
    const { body } = await browser.post('/api/account/confirmation/code', { code: codeOf(secret) });
    expect((await browser.post('/api/admin/confirm-password', body)).status).toBe(200);
    const { authAt } = await db
      .selectFrom('sessions')
      .select('authAt')
      .where('userId', '=', id)
      .orderBy('authAt', 'desc')
      .executeTakeFirstOrThrow();
    expect(Date.now() - authAt.getTime()).toBeLessThan(60_000);
  });
});
