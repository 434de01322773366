import { afterEach, expect, test, vi } from 'vitest';
import { sql } from '@guildhall/db';
import { makeBusiness, makeMember, makePost } from '@guildhall/db/testing';
import type { Browser } from '../../../testing/browser.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();

const input = (value: unknown) => `input=${encodeURIComponent(JSON.stringify(value))}`;

/** Every kind of query that the fast path serves itself, or must leave to the adapter. */
const REQUESTS = [
  '/trpc/services.list',
  `/trpc/feed.list?${input({ limit: 2 })}`,
  `/trpc/feed.list?batch=1&${input({ 0: { limit: 2 } })}`,
  `/trpc/feed.list,services.list,auth.me?batch=1&${input({ 0: { limit: 1 } })}`,
  `/trpc/feed.list?batch=1&${input({ 1: { limit: 2 } })}`,
  `/trpc/businesses.list?${input({ category: 'Retail' })}`,
  `/trpc/businesses.list,feed.list?batch=1&${input({ 0: { search: 'x'.repeat(101) } })}`,
  '/trpc/auth.me',
  '/trpc/dashboard.stats',
  '/trpc/dashboard.stats,feed.list?batch=1&input=%7B%7D',
  `/trpc/feed.get?${input({ id: 2_000_000_000 })}`,
  `/trpc/feed.get,feed.list?batch=1&${input({ 0: { id: 'x' }, 1: {} })}`,
  `/trpc/feed.list?${input({ limit: 0 })}`,
  `/trpc/feed.list?${input({ cursor: 'nonsense' })}`,
  `/trpc/feed.list?${input([1])}`,
  `/trpc/feed.list?batch=1&${input([{ limit: 1 }])}`,
  `/trpc/feed.list?batch=1&${input(null)}`,
  `/trpc/feed.list?batch=1&${input('text')}`,
  '/trpc/feed.list?batch=1&input=',
  '/trpc/feed.list?input={',
  '/trpc/feed.list?input=%7B%22limit%22:1}&input=2',
  '/trpc/feed.list?input=%zz',
  '/trpc/feed.list?input=%7B%22cursor%22:%22a+b%22%7D',
  '/trpc/feed%2Elist?input=%7B%22limit%22:1%7D',
  '/trpc/feed.list?a=1?b=2',
  '/trpc/feed.list,?batch=1&input=%7B%7D',
  '/trpc/nothing.here',
  '/trpc/toString',
  '/trpc/__proto__',
  '/trpc/feed.create?input=%7B%7D',
  '/trpc/feed.list,feed.create?batch=1&input=%7B%7D',
  `/trpc/${Array.from({ length: 11 }, () => 'auth.me').join(',')}?batch=1`,
  '/trpc/feed.list?connectionParams=null',
];

/** This header makes the tRPC adapter respond, and changes nothing else. */
const TO_THE_ADAPTER = { 'trpc-accept': 'application/json' };

async function answerOf(browser: Browser, path: string, headers: Record<string, string> = {}) {
  const { status, text, headers: answered } = await browser.send('GET', path, { headers });
  return {
    status,
    // Request ids differ.
    text: text.replaceAll(/"requestId":"[^"]+"/g, '"requestId":"-"'),
    // The adapter cannot know whether a short response is worth compressing.
    vary: answered.get('vary')?.replace(', accept-encoding', ''),
    headers: ['content-type', 'retry-after', 'cache-control'].map((name) => answered.get(name)),
  };
}

test.each(REQUESTS)('a visitor gets %s byte for byte as from the adapter', async (path) => {
  await makePost(server().db, { content: 'Ä "quoted" post' });
  const visitor = server().visitor();
  const expected = await answerOf(visitor, path, TO_THE_ADAPTER);
  // The cache follows a write after a moment, not synchronously.
  await vi.waitFor(async () => expect(await answerOf(visitor, path)).toEqual(expected), 20_000);
});

test('a member gets byte for byte the adapter’s response', async () => {
  const member = await makeMember(server().db);
  await makePost(server().db, { userId: member.id });
  const browser = await server().signedIn(member);
  for (const path of REQUESTS)
    expect(await answerOf(browser, path)).toEqual(await answerOf(browser, path, TO_THE_ADAPTER));
});

test('a member and a visitor get the adapter’s error when a read fails', async () => {
  const { db } = server();
  const member = await server().signedIn(await makeMember(db));
  await sql`alter table post_likes rename to post_likes_elsewhere`.execute(db);
  try {
    for (const browser of [server().visitor(), member]) {
      const path = `/trpc/feed.list?${input({ limit: 3 })}`;
      const answer = await answerOf(browser, path);
      expect(answer).toEqual(await answerOf(browser, path, TO_THE_ADAPTER));
      expect(answer.status).toBe(500);
    }
  } finally {
    await sql`alter table post_likes_elsewhere rename to post_likes`.execute(db);
  }
});

/** Nothing cached expires, so that only a change of the data can replace it. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
afterEach(() => vi.useRealTimers());

test('a visitor sees a new post, its change and its deletion despite the cache', async () => {
  stopTheClock();
  const { db } = server();
  const path = `/trpc/feed.list?${input({ limit: 5 })}`;
  const read = async () => (await server().visitor().get(path)).text;
  const { id, userId } = await makePost(db, { content: 'First words' });
  const shows = (text: string) => expect.poll(read).toContain(text);
  await shows('First words');
  await db.updateTable('posts').set({ content: 'Other words' }).where('id', '=', id).execute();
  await shows('Other words');
  await db.updateTable('users').set({ firstName: 'Renamed' }).where('id', '=', userId).execute();
  await shows('Renamed');
  await db.updateTable('users').set({ isActive: false }).where('id', '=', userId).execute();
  await expect.poll(read).not.toContain('Other words');
});

test('a visitor sees a new business, its change and its deletion despite the cache', async () => {
  stopTheClock();
  const { db } = server();
  const path = `/trpc/businesses.list?${input({ search: 'keptinmemory' })}`;
  const read = async () => (await server().visitor().get(path)).text;
  const shows = (text: string) => expect.poll(read).toContain(text);
  expect(await read()).not.toContain('Keptinmemory');
  const { id } = await makeBusiness(db, { name: 'Keptinmemory Bakery' });
  await shows('Keptinmemory Bakery');
  await db.updateTable('businesses').set({ name: 'Keptinmemory Brewery' }).where('id', '=', id).execute();
  await shows('Keptinmemory Brewery');
  await db.updateTable('businesses').set({ isActive: false }).where('id', '=', id).execute();
  await expect.poll(read).not.toContain('Keptinmemory');
});
