import { beforeAll, describe, expect, test } from 'vitest';
import { type Database, createDatabase, isPoolSaturated, poolOf } from '@guildhall/db';
import { TEST_PASSWORD, makeMember, makePost, testDatabase } from '@guildhall/db/testing';
import { Browser } from '../../testing/browser.ts';
import { type Draw, page, servePages } from '../../testing/serve-pages.ts';

const database = testDatabase();

type Answer = { statusCode: number; headers: Record<string, unknown>; body: string };

/** A short HTML page with Retry-After. */
function expectBusyPage({ statusCode, headers, body }: Answer, status: 429 | 503): void {
  expect(statusCode).toBe(status);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  // Its style is allowed by hash; it has no script, and follows the reader's color scheme.
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
  expect(body).toMatch(/^<!doctype html><html lang="en" dir="ltr">.*color-scheme:light dark.*<main><h1>/s);
  expect(body).not.toMatch(/<script|shell|rendered/);
  expect(body.length).toBeLessThan(2_000);
}

/** Renders the results of two procedures, and counts its calls. */
function countingRender() {
  let reached = 0;
  const render: Draw = async ({ callProcedure }) => {
    reached += 1;
    await callProcedure('auth.me', 'query', undefined);
    return page(JSON.stringify(await callProcedure('feed.list', 'query', {})));
  };
  return { render, reached: () => reached };
}

/** Frees the pools that the running test has occupied. */
const occupied: (() => Promise<void>)[] = [];

/** A pool with the product's limits, on the test's database. */
async function withPool<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = createDatabase({ connectionString: poolOf(database()).options.connectionString ?? '', max: 2 });
  try {
    return await work(db);
  } finally {
    for (const free of occupied.splice(0)) await free();
    await db.destroy();
  }
}

/** Takes every connection of a pool and queues so many statements. */
async function occupy(db: Database, waiting: number) {
  const pool = poolOf(db);
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const queue = Array.from({ length: waiting }, () => pool.query('select 1').catch(() => undefined));
  let isFree = false;
  const free = async () => {
    if (isFree) return;
    isFree = true;
    for (const client of held) client.release();
    await Promise.all(queue);
  };
  occupied.push(free);
  await expect.poll(() => pool.waitingCount).toBe(waiting);
  return free;
}

describe('while the pool is saturated', () => {
  test.each(['/feed', '/businesses?search=a', '/search?q=abc', '/profile/x', '/dashboard'])(
    '%s is a short 503 page, for visitors and members, and nothing is rendered',
    (url) =>
      withPool(async (db) => {
        const { render, reached } = countingRender();
        await using site = await servePages(db, { render });
        const { email } = await makeMember(database());
        const login = await site.post('/api/auth/login', { email, password: TEST_PASSWORD });
        const cookie = `sid=${encodeURIComponent(login.cookies.find(({ name }) => name === 'sid')?.value ?? '')}`;
        const free = await occupy(db, 51);
        expect(isPoolSaturated(db)).toBe(true);

        expectBusyPage(await site.get(url), 503);
        expectBusyPage(await site.get(url, { cookie }), 503);
        expect(reached()).toBe(0);
        await free();
        expect((await site.get(url, { cookie })).statusCode).toBe(200);
      }),
  );

  test('a program that requests a page as JSON gets a 503 in JSON', () =>
    withPool(async (db) => {
      await using site = await servePages(db, countingRender());
      await occupy(db, 51);
      const { statusCode, headers, body } = await site.get('/feed', { accept: 'application/json' });
      expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
      expect(JSON.parse(body)).toEqual({ message: 'Busy right now. Please try again.' });
    }));
});

describe('a page that was admitted', () => {
  test('is a 503 when a procedure finds the queue for the database full', () =>
    withPool(async (db) => {
      const render: Draw = async ({ callProcedure }) => {
        await occupy(db, 500);
        // As React's error boundaries do, it draws something of what it got.
        return callProcedure('feed.list', 'query', {}).then(
          () => page('rendered'),
          () => page('rendered without data', 500),
        );
      };
      await using site = await servePages(db, { render, settings: { SSR_TIMEOUT_MS: '5000' } });
      expectBusyPage(await site.get('/feed'), 503);
      expect(isPoolSaturated(db)).toBe(true);
    }));

  test('is a 503 when it takes too long because the pool is saturated', () =>
    withPool(async (db) => {
      const render: Draw = async () => {
        await occupy(db, 60);
        return new Promise(() => {});
      };
      await using site = await servePages(db, { render, settings: { SSR_TIMEOUT_MS: '500' } });
      expectBusyPage(await site.get('/feed'), 503);
      expect(isPoolSaturated(db)).toBe(true);
    }));
});

describe('over a visitor’s limit', () => {
  test('a page is refused before it is rendered', async () => {
    const { render, reached } = countingRender();
    await using site = await servePages(database(), { render, settings: { RATE_PRESET: 'default' } });
    for (let call = 0; call < 200; call += 1) await site.get('/api/none', { accept: 'application/json' });
    expectBusyPage(await site.get('/feed'), 429);
    expect(reached()).toBe(0);
  });

  test('a page fails with the first procedure that is refused', async () => {
    let isStopped = false;
    const render: Draw = async ({ request, callProcedure }) => {
      const calls = Array.from({ length: 300 }, () => callProcedure('auth.me', 'query', undefined));
      await Promise.allSettled(calls);
      isStopped = request.signal.aborted;
      return page('rendered');
    };
    await using site = await servePages(database(), {
      render,
      settings: { RATE_PRESET: 'default', SSR_TIMEOUT_MS: '5000' },
    });
    expectBusyPage(await site.get('/feed'), 429);
    await expect.poll(() => isStopped).toBe(true);
  });
});

describe.each(['off', 'default'])('of 250 readers at once, with limits %s', (RATE_PRESET) => {
  beforeAll(async () => {
    const author = await makeMember(database());
    for (let post = 0; post < 30; post += 1) await makePost(database(), { userId: author.id });
  });

  test.each(['/feed', '/businesses?search=a', '/search?q=abc', '/profile/x'])(
    'none that requests %s gets a 500, signed in or not',
    (path) =>
      withPool(async (db) => {
        const { email } = await makeMember(database());
        await using site = await servePages(db, {
          ...countingRender(),
          settings: { RATE_PRESET, SSR_TIMEOUT_MS: '300' },
        });
        const origin = await site.listen();
        const member = new Browser(origin);
        await member.signIn(email);
        for (const reader of [new Browser(origin), member]) {
          const answers = await Promise.all(
            Array.from({ length: 250 }, () => reader.get(path, { accept: 'text/html' })),
          );
          expect(answers.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([]);
          for (const { status, headers } of answers) expect(headers.has('retry-after')).toBe(status !== 200);
        }
      }),
  );
});
