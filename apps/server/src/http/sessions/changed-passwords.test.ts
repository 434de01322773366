import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseTransaction, sql, withTransaction } from '@guildhall/db';
import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { describe, expect, test } from 'vitest';
import { type Answer, type Browser, whenReady } from '../../../testing/browser.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();

/** The full run is `PASSWORD_ROUNDS=12`: 168 sign-ins for each way of changing a password. */
const ROUNDS = Number(process.env['PASSWORD_ROUNDS'] ?? 3);
const SIGN_INS = 14;
const APART_MS = 7;

const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/me')).status === 200;

/** Sends `change` among sign-ins with the password it replaces; returns how many of those are still signed in. */
async function survivorsOf(member: { email: string }, change: () => Promise<Answer>): Promise<number> {
  const browsers = Array.from({ length: SIGN_INS }, () => server().visitor());
  const signingIn = browsers.map(async (browser, place) => {
    await wait(place * APART_MS);
    const answer = await browser.post('/api/auth/login', { email: member.email, password: TEST_PASSWORD });
    expect([200, 401, 503]).toContain(answer.status);
  });
  // The change queues behind the sign-ins, and is retried when there are too many.
  expect(await whenReady(change)).toMatchObject({ status: 200 });
  await Promise.all(signingIn);
  const alive = await Promise.all(browsers.map(isSignedIn));
  return alive.filter(Boolean).length;
}

async function total(round: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (let number = 0; number < ROUNDS; number += 1) sum += await round();
  return sum;
}

describe('a sign-in with the old password', () => {
  test('in progress while the password changes starts no session', async () => {
    const survivors = await total(async () => {
      const member = await makeMember(server().db);
      const own = await server().signedIn(member);
      return survivorsOf(member, () =>
        own.post('/api/account/password', { currentPassword: TEST_PASSWORD, newPassword: 'another secret' }),
      );
    });
    expect(survivors).toBe(0);
  });

  test('in progress while the password is reset by email starts no session', async () => {
    const survivors = await total(async () => {
      const { db } = server();
      const member = await makeMember(db);
      const token = `reset-of-${member.id}`;
      await db
        .insertInto('accountTokens')
        .values({
          tokenHash: createHash('sha256').update(token).digest('hex'),
          userId: member.id,
          email: member.email,
          purpose: 'password_reset',
          expiresAt: sql<Date>`now() + interval '1 hour'`,
        })
        .execute();
      return survivorsOf(member, () =>
        server().visitor().post('/api/account/reset-password', { token, password: 'another secret' }),
      );
    });
    expect(survivors).toBe(0);
  });
});

/** Commits a change only after the concurrent request has read the state before it. */
async function sendDuring(
  change: (trx: DatabaseTransaction) => Promise<unknown>,
  send: () => Promise<Answer>,
): Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  await withTransaction(server().db, async (trx) => {
    await change(trx);
    answer = send();
    // Long enough to verify a password; the request then waits for the row.
    await wait(500);
  });
  if (!answer) throw new Error('Nothing was sent');
  return answer;
}

const update =
  (id: number, changes: { password?: string; isActive?: boolean }) => (trx: DatabaseTransaction) =>
    trx.updateTable('users').set(changes).where('id', '=', id).execute();

/** Any hash but that of the factories' password. */
const OTHER_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

describe('a caller who verified the old password', () => {
  test('is refused when it is replaced before their session begins', async () => {
    const member = await makeMember(server().db);
    const browser = server().visitor();
    const answer = await sendDuring(update(member.id, { password: OTHER_HASH }), () =>
      browser.post('/api/auth/login', { email: member.email, password: TEST_PASSWORD }),
    );
    expect(answer).toMatchObject({ status: 401, body: { message: 'Invalid email or password.' } });
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('is refused when they are deactivated before their session begins', async () => {
    const member = await makeMember(server().db);
    const answer = await sendDuring(update(member.id, { isActive: false }), () =>
      server().visitor().post('/api/auth/login', { email: member.email, password: TEST_PASSWORD }),
    );
    expect(answer.status).toBe(401);
  });

  test('can no longer step up with it', async () => {
    const admin = await makeMember(server().db, { role: 'admin' });
    const browser = await server().signedIn(admin);
    const answer = await sendDuring(update(admin.id, { password: OTHER_HASH }), () =>
      browser.post('/api/admin/confirm-password', { password: TEST_PASSWORD }),
    );
    expect(answer.status).toBe(401);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('cannot replace the one that was chosen in the meantime', async () => {
    const { db } = server();
    const member = await makeMember(db);
    const browser = await server().signedIn(member);
    const answer = await sendDuring(update(member.id, { password: OTHER_HASH }), () =>
      browser.post('/api/account/password', { currentPassword: TEST_PASSWORD, newPassword: 'of a thief' }),
    );
    expect(answer.status).toBe(400);
    const { password } = await db
      .selectFrom('users')
      .select('password')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(password).toBe(OTHER_HASH);
  });

  test('can no longer delete the account', async () => {
    const { db } = server();
    const member = await makeMember(db);
    const browser = await server().signedIn(member);
    const answer = await sendDuring(update(member.id, { password: OTHER_HASH }), () =>
      browser.json('DELETE', '/api/account', { password: TEST_PASSWORD }),
    );
    expect(answer.status).toBe(400);
    const found = await db.selectFrom('users').select('erasedAt').where('id', '=', member.id).execute();
    expect(found).toEqual([{ erasedAt: null }]);
  });
});

test('a session that ends while its password is being confirmed stays ended', async () => {
  const admin = await makeMember(server().db, { role: 'admin' });
  const browser = await server().signedIn(admin);
  const answer = await sendDuring(
    (trx) =>
      trx
        .updateTable('sessions')
        .set({ revokedAt: sql`now()` })
        .where('userId', '=', admin.id)
        .execute(),
    () => browser.post('/api/admin/confirm-password', { password: TEST_PASSWORD }),
  );
  expect(answer.status).toBe(401);
  expect(await isSignedIn(browser)).toBe(false);
});
