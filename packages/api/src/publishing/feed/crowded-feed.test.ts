import { makeMember } from '@guildhall/db/testing';
import { array, assert, asyncProperty, integer } from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { retryWhenBusy } from '../../../testing/retry-when-busy.ts';
import { testApi } from '../../../testing/index.ts';
import type { Caller } from '../../app.router.ts';
import type { PostPage } from './feed.schema.ts';

vi.setConfig({ testTimeout: 300_000 });

/** Full intensity is 1,000; ordinary test runs use fewer. */
const POSTS = Number(process.env['FEED_POSTS'] ?? 100);
const MEMBERS = 20;
const LONG_AGO = { createdAt: new Date(2026, 0) };

const api = testApi();
let members: Caller[] = [];
let serial = 0;
/** Every post that a member got, in the order of the responses. */
const written: number[] = [];

beforeAll(async () => {
  const { db, as } = api();
  members = await Promise.all(
    Array.from({ length: MEMBERS }, async () => as(await makeMember(db, LONG_AGO))),
  );
});

async function write(member: Caller): Promise<void> {
  const content = `Crowded ${(serial += 1)}`;
  const { id } = await retryWhenBusy(() => member.feed.create({ content }));
  written.push(id);
}

/** Ids as a reader sees them from the newest post to the oldest, with these page sizes in rotation. */
async function readAll(limits: number[], betweenPages = async () => {}): Promise<number[]> {
  const seen: number[] = [];
  let cursor: string | null = null;
  for (let turn = 0; ; turn += 1) {
    const limit = limits[turn % limits.length] ?? 20;
    const page: PostPage = await retryWhenBusy(() => api().anonymous().feed.list({ limit, cursor }));
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
    if (cursor === null) return seen;
    await betweenPages();
  }
}

function expectEveryPostOnce(seen: number[], thereBefore: number[]): void {
  expect(new Set(seen).size).toBe(seen.length);
  const met = new Set(seen);
  expect(thereBefore.filter((id) => !met.has(id))).toEqual([]);
}

it('a reader who pages while twenty members write sees each post once that existed at the beginning', async () => {
  const state = { isWriting: true };
  const reading = (async () => {
    let rounds = 0;
    for (; state.isWriting; rounds += 1) {
      const thereBefore = [...written];
      expectEveryPostOnce(await readAll([7, 60]), thereBefore);
    }
    return rounds;
  })();
  await Promise.all(
    members.map(async (member) => {
      for (let turn = 0; turn < POSTS / MEMBERS; turn += 1) await write(member);
    }),
  );
  state.isWriting = false;

  expect(await reading).toBeGreaterThan(1);
  expect(written).toHaveLength(POSTS);
  expect((await readAll([100])).toSorted((a, b) => a - b)).toEqual(written.toSorted((a, b) => a - b));
});

it('whatever the page sizes, no insert between pages repeats or hides a post', async () => {
  await assert(
    asyncProperty(
      array(integer({ min: Math.ceil(POSTS / 40), max: 100 }), { minLength: 1, maxLength: 6 }),
      async (limits) => {
        const thereBefore = [...written];
        const meanwhile: Promise<void>[] = [];
        const seen = await readAll(limits, async () => {
          const member = members[serial % MEMBERS];
          if (member) meanwhile.push(write(member));
        });
        await Promise.all(meanwhile);
        expectEveryPostOnce(seen, thereBefore);
      },
    ),
    { numRuns: 4 },
  );
});
