import { TEST_PASSWORD, appUrlOf, makeMember } from '@guildhall/db/testing';
import { poolOf } from '@guildhall/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, whenReady } from '../../../testing/browser.ts';
import { type TestServer, startTestServer } from '../../../testing/index.ts';
import { testServer } from '../../../testing/test-server.ts';

const settings = {
  RATE_PRESET: 'default',
  TRUST_PROXY: 'loopback',
  SESSION_SECRET: 'shared by the two servers of this test',
};
const server = testServer({ settings });

/** A second server on the same database. */
let second: TestServer | undefined;
beforeAll(async () => {
  const databaseUrl = appUrlOf(server().db);
  second = await startTestServer({ databaseUrl, settings });
});
afterAll(() => second?.close());

/** A visitor of one of the two servers. */
const visitorOf = (number: number) =>
  new Browser(number % 2 === 0 ? server().origin : (second?.origin ?? ''));

const from = (address: string) => ({ 'x-forwarded-for': address });

async function signIn(browser: Browser, email: string, password: string, address: string): Promise<number> {
  const ask = () => browser.post('/api/auth/login', { email, password }, from(address));
  return (await whenReady(ask)).status;
}

/** All concurrently, half of them at each server. */
const together = (count: number, send: (browser: Browser, number: number) => Promise<number>) =>
  Promise.all(Array.from({ length: count }, (_, number) => send(visitorOf(number), number)));

/** Retries as told by Retry-After; returns the number of attempts, and never waits more than twenty seconds. */
async function triesUntilIn(email: string, address: string, meanwhile: () => Promise<unknown>) {
  for (let count = 1; ; count += 1) {
    const body = { email, password: TEST_PASSWORD };
    const { status, headers } = await visitorOf(count).post('/api/auth/login', body, from(address));
    if (status === 200) return count;
    expect(status).toBe(429);
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(20);
    if (count === 1) await meanwhile();
    await letPass(seconds);
  }
}

/** Ages the windows of all limits by so many seconds. */
const letPass = (seconds: number) =>
  poolOf(server().db).query('update ops.rate_buckets set expire = expire - $1::bigint', [seconds * 1_000]);

const countOf = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

describe('guesses sent at the same time to two servers', () => {
  test('are limited to twenty-five for one address', async () => {
    const statuses = await together(60, (browser, number) =>
      signIn(browser, `nobody-${number}@test.test`, 'wrong', '192.0.2.1'),
    );
    expect(countOf(statuses, 401)).toBe(25);
    expect(countOf(statuses, 429)).toBe(35);
  });

  test('at one account are limited to ten, and then to one for each address', async () => {
    const { email } = await makeMember(server().db);
    const statuses = await together(40, (browser, number) =>
      signIn(browser, email, 'wrong', `198.18.${number % 8}.1`),
    );
    // Ten for all, one for each of eight addresses, one a minute for those that have failed.
    expect(countOf(statuses, 401)).toBeLessThanOrEqual(19);
    expect(countOf(statuses, 401)).toBeGreaterThanOrEqual(11);
  });

  test('at a taken address are limited to five by the registration', async () => {
    const { email } = await makeMember(server().db);
    const ana = { email, password: 'secret-enough', firstName: 'Ana', lastName: 'Silva' };
    const statuses = await together(20, async (browser) => {
      const ask = () => browser.post('/api/auth/register', ana, from('192.0.2.3'));
      return (await whenReady(ask)).status;
    });
    expect(countOf(statuses, 409)).toBe(5);
    expect(countOf(statuses, 429)).toBe(15);
  });

  test('at the password of an open session are limited to five', async () => {
    const admin = await makeMember(server().db, { role: 'admin' });
    const own = visitorOf(0);
    await own.post('/api/auth/login', { email: admin.email, password: TEST_PASSWORD }, from('192.0.2.4'));
    const statuses = await together(20, async (browser) => {
      browser.cookies.set('sid', own.cookies.get('sid') ?? '');
      const ask = () => browser.post('/api/admin/confirm-password', { password: 'wrong' });
      return (await whenReady(ask)).status;
    });
    expect(countOf(statuses, 401)).toBe(5);
    expect(countOf(statuses, 429)).toBe(15);
  });
});

test('members who sign in at the same time from one address are not charged', async () => {
  const members = await Promise.all(Array.from({ length: 40 }, () => makeMember(server().db)));
  const statuses = await together(40, (browser, number) =>
    signIn(browser, members[number]?.email ?? '', TEST_PASSWORD, '192.0.2.5'),
  );
  expect(countOf(statuses, 200)).toBe(40);
  expect(await signIn(visitorOf(0), 'nobody@test.test', 'wrong', '192.0.2.5')).toBe(401);
});

describe('while others are guessing the password of an account', () => {
  /** Two attacks that can lock a member out: eight addresses in turn, and a single one. */
  const attacks: [string, (number: number) => string][] = [
    ['eight addresses', (number) => `198.51.100.${number % 8}`],
    ['one address', () => '198.51.100.77'],
  ];

  test.each(attacks)('from %s, the member gets in from a new address at the first try', async (_name, at) => {
    const { email } = await makeMember(server().db);
    for (let number = 0; number < 24; number += 1)
      await signIn(visitorOf(number), email, 'wrong', at(number));
    for (let number = 0; number < 10; number += 1) {
      expect(await signIn(visitorOf(number), email, TEST_PASSWORD, `203.0.113.${number}`)).toBe(200);
      await signIn(visitorOf(number), email, 'wrong', at(number));
    }
  });

  test('two hundred networks with one guess each keep a new address out for seconds only', async () => {
    const { email } = await makeMember(server().db);
    const crowd = (round: number) =>
      together(200, (browser, number) => signIn(browser, email, 'wrong', `10.${round}.${number}.1`));
    const startedAt = Date.now();
    const answered = countOf(await crowd(0), 401);
    // Ten before it was blocked; then two in six seconds, one in twenty, one in a minute.
    const windows = 1 + (Date.now() - startedAt) / 6_000;
    expect(answered).toBeLessThanOrEqual(10 + 4 * windows);

    expect(await triesUntilIn(email, '203.0.113.81', () => crowd(1))).toBeLessThanOrEqual(3);
  });

  test('a new address gets in within seconds also when the guesses of an hour are used up', async () => {
    const { email } = await makeMember(server().db);
    for (let number = 0; number < 14; number += 1)
      await signIn(visitorOf(number), email, 'wrong', `10.9.${number}.1`);
    await server()
      .db.updateTable('rateBuckets')
      .set({ points: 120 })
      .where('key', 'like', 'loginWhileBlocked:3600:%')
      .execute();
    const guess = (number: number) => signIn(visitorOf(number), email, 'wrong', `10.9.${number + 100}.1`);
    const statuses = [await guess(0), await guess(1), await guess(2)];
    expect(countOf(statuses, 401)).toBeLessThanOrEqual(1);

    expect(await triesUntilIn(email, '203.0.113.82', async () => {})).toBeLessThanOrEqual(3);
  });

  test('a known device gets in from the address of the guesses', async () => {
    const { email } = await makeMember(server().db);
    const laptop = visitorOf(0);
    expect(await signIn(laptop, email, TEST_PASSWORD, '203.0.113.50')).toBe(200);
    laptop.cookies.delete('sid');
    for (let number = 0; number < 30; number += 1)
      await signIn(visitorOf(number), email, 'wrong', '198.51.100.90');
    expect(await signIn(visitorOf(1), email, TEST_PASSWORD, '198.51.100.90')).toBe(429);

    expect(await signIn(laptop, email, TEST_PASSWORD, '198.51.100.90')).toBe(200);
  });

  test('a known device has ten attempts of its own, and does not help with other accounts', async () => {
    const [ana, ben] = [await makeMember(server().db), await makeMember(server().db)];
    const laptop = visitorOf(0);
    expect(await signIn(laptop, ana.email, TEST_PASSWORD, '203.0.113.60')).toBe(200);
    const [mark] = [laptop.cookies.get('devices')];
    for (let number = 0; number < 30; number += 1) {
      await signIn(visitorOf(number), ana.email, 'wrong', '198.51.100.91');
      await signIn(visitorOf(number), ben.email, 'wrong', '198.51.100.92');
    }
    const thief = visitorOf(1);
    thief.cookies.set('devices', mark ?? '');
    expect(await signIn(thief, ben.email, TEST_PASSWORD, '198.51.100.92')).toBe(429);
    const guesses = [];
    for (let number = 0; number < 12; number += 1)
      guesses.push(await signIn(thief, ana.email, 'wrong', '198.51.100.91'));
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  test('a password change forgets every device but the one that made it', async () => {
    const { email } = await makeMember(server().db);
    const [laptop, phone] = [visitorOf(0), visitorOf(1)];
    for (const browser of [laptop, phone])
      expect(await signIn(browser, email, TEST_PASSWORD, '203.0.113.70')).toBe(200);
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'another secret' };
    expect(await laptop.post('/api/account/password', change)).toMatchObject({ status: 200 });
    for (let number = 0; number < 30; number += 1)
      await signIn(visitorOf(number), email, 'wrong', '198.51.100.93');

    expect(await signIn(phone, email, 'another secret', '198.51.100.93')).toBe(429);
    expect(await signIn(laptop, email, 'another secret', '198.51.100.93')).toBe(200);
  });

  test('the IPv6 network of an earlier sign-in gets in, whatever address it has today', async () => {
    const { email } = await makeMember(server().db);
    expect(await signIn(visitorOf(0), email, TEST_PASSWORD, '2001:db8:7::1')).toBe(200);
    for (let number = 0; number < 15; number += 1)
      await signIn(visitorOf(number), email, 'wrong', '2001:DB8:7::bad');
    expect(await signIn(visitorOf(1), email, TEST_PASSWORD, '2001:db8:7:0:aaaa::2')).toBe(200);
  });

  test('the member is emailed about it once, and about a sign-in from elsewhere', async () => {
    const { db } = server();
    const { id, email } = await makeMember(db);
    const topics = async () =>
      (
        await db
          .selectFrom('outbox')
          .select('topic')
          .where('userId', '=', id)
          .where('channel', '=', 'mail')
          .orderBy('createdAt')
          .execute()
      ).map(({ topic }) => topic);
    for (let number = 0; number < 10; number += 1)
      await signIn(visitorOf(number), email, 'wrong', '198.51.100.94');
    expect(await topics()).toEqual([]);
    for (let number = 0; number < 6; number += 1)
      await signIn(visitorOf(number), email, 'wrong', `198.51.100.${number + 95}`);
    expect(await topics()).toEqual(['mail.login_blocked']);
    await signIn(visitorOf(0), email, TEST_PASSWORD, '203.0.113.80');
    expect(await topics()).toEqual(['mail.login_blocked', 'mail.login_while_blocked']);
  });
});
