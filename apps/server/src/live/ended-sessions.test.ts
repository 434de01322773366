import { publishEvent } from '@guildhall/api/ground/core/live';
import { TEST_PASSWORD, appUrlOf, makeMember } from '@guildhall/db/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { type TestServer, startTestServer } from '../../testing/index.ts';
import { testServer } from '../../testing/test-server.ts';

const settings = { SESSION_SECRET: 'shared by the two servers of this test' };
const server = testServer({ settings });

/** A second server on the same database, without streams. */
let second: TestServer | undefined;
beforeAll(async () => {
  const databaseUrl = appUrlOf(server().db);
  second = await startTestServer({ databaseUrl, settings });
});
afterAll(() => second?.close());

const leaving: AbortController[] = [];
afterEach(() => {
  for (const stream of leaving.splice(0)) stream.abort();
});

/** Opens the stream of a page, and waits until it gets its member's events. */
async function listen(browser: Browser, id: number) {
  const stream = new AbortController();
  leaving.push(stream);
  const cookie = browser.cookies.header();
  const { body } = await fetch(`${server().origin}/trpc/live.changes`, {
    headers: { accept: 'text/event-stream', cookie },
    signal: stream.signal,
  });
  let heard = '';
  void (async () => {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) heard += chunk;
  })().catch(() => {});
  await expect
    .poll(async () => {
      await publishEvent(server().db, [id], ['first']);
      return heard;
    })
    .toContain('first');
  return {
    /** Whether it gets an event for its member, known once it gets a later one for everyone. */
    async isMember(mark: string): Promise<boolean> {
      await publishEvent(server().db, [id], [`${mark} of the member`]);
      await expect
        .poll(async () => {
          await publishEvent(server().db, 'everybody', [`${mark} of all`]);
          return heard;
        })
        .toContain(`${mark} of all`);
      return heard.includes(`${mark} of the member`);
    },
  };
}

/** The same browser at the other server. */
function atSecond(browser: Browser): Browser {
  const same = new Browser(second?.origin ?? '');
  for (const [name, value] of browser.cookies) same.cookies.set(name, value);
  return same;
}

const endings: [string, (own: Browser, other: Browser) => Promise<{ status: number }>][] = [
  ['signs out', (own) => own.post('/api/auth/logout')],
  [
    'is signed out from another device',
    (_own, other) => other.json('DELETE', '/api/account/sessions', { password: TEST_PASSWORD }),
  ],
  [
    'has the password changed on another device',
    (_own, other) =>
      other.post('/api/account/password', { currentPassword: TEST_PASSWORD, newPassword: 'another secret' }),
  ],
  ['deletes the account', (own) => own.json('DELETE', '/api/account', { password: TEST_PASSWORD })],
];

describe('the stream of a member who', () => {
  test.each(endings)('%s at another server only gets the events of visitors', async (_how, end) => {
    const member = await makeMember(server().db);
    const [own, other] = [await server().signedIn(member), await server().signedIn(member)];
    const stream = await listen(own, member.id);
    expect(await stream.isMember('before')).toBe(true);

    expect((await end(atSecond(own), atSecond(other))).status).toBe(200);

    await expect.poll(() => stream.isMember(`after ${Math.random()}`)).toBe(false);
  });

  test('signs out on one device continues on the other', async () => {
    const member = await makeMember(server().db);
    const [own, other] = [await server().signedIn(member), await server().signedIn(member)];
    const [ending, staying] = [await listen(own, member.id), await listen(other, member.id)];
    await atSecond(own).post('/api/auth/logout');
    await expect.poll(() => ending.isMember(`after ${Math.random()}`)).toBe(false);
    expect(await staying.isMember('still')).toBe(true);
  });

  test('confirms the password continues under the renewed session, and ends with it', async () => {
    const admin = await makeMember(server().db, { role: 'admin' });
    const browser = await server().signedIn(admin);
    const stream = await listen(browser, admin.id);
    const renewed = atSecond(browser);
    expect(await renewed.post('/api/admin/confirm-password', { password: TEST_PASSWORD })).toMatchObject({
      status: 200,
    });
    expect(await stream.isMember('renewed')).toBe(true);
    await renewed.post('/api/auth/logout');
    await expect.poll(() => stream.isMember(`after ${Math.random()}`)).toBe(false);
  });
});
