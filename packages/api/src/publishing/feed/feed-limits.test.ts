import { makeMember, makePost } from '@guildhall/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { type Limiter, createLimiter, unlimited } from '../../ground/limits/limiter.ts';

let limiter: Limiter = unlimited;
const api = testApi({
  limiter: {
    get isOn() {
      return limiter.isOn;
    },
    charge: (...call) => limiter.charge(...call),
    check: (...call) => limiter.check(...call),
    count: (...call) => limiter.count(...call),
    reserve: (...call) => limiter.reserve(...call),
    chargeAndPeek: (...call) => limiter.chargeAndPeek(...call),
  },
});
beforeAll(() => {
  limiter = createLimiter('default', api().db);
});

const LONG_AGO = { createdAt: new Date(2026, 0) };

const BUSY = { code: 'TOO_MANY_REQUESTS', cause: { retryAfter: expect.any(Number) } };

/** How many of the calls pass before the first is rejected; that one must say when to retry. */
async function passing(call: (turn: number) => Promise<unknown>): Promise<number> {
  let passed = 0;
  let limitError: unknown;
  while (limitError === undefined && passed < 200) {
    limitError = await call(passed).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (limitError === undefined) passed += 1;
  }
  expect(limitError).toMatchObject(BUSY);
  return passed;
}

describe('the limits of one member', () => {
  it('are ten posts in ten minutes, and five on the first day', async () => {
    const { db, as } = api();
    const [member, newcomer] = [await as(await makeMember(db, LONG_AGO)), await as(await makeMember(db))];
    expect(await passing((turn) => member.feed.create({ content: `Post ${turn}` }))).toBe(10);
    expect(await passing((turn) => newcomer.feed.create({ content: `First ${turn}` }))).toBe(5);
  });

  it('are not used up by idempotent replays', async () => {
    const { db, as } = api();
    const newcomer = await makeMember(db);
    const [first, later] = [await as(newcomer, { idempotencyKey: 'one post' }), await as(newcomer)];
    const sendAgain = () => first.feed.create({ content: 'The first of five' });
    // As many as the limit allows: each call reserves a point before it is known to be a replay.
    const posts = [...(await Promise.all([sendAgain(), sendAgain(), sendAgain()])), await sendAgain()];
    expect(new Set(posts.map(({ id }) => id)).size).toBe(1);
    expect(await passing((turn) => later.feed.create({ content: `Another ${turn}` }))).toBe(4);
  });

  it('are two links in a post on the first day, unless limits are off', async () => {
    const { db, as } = api();
    const newcomer = await as(await makeMember(db));
    const content = [1, 2, 3].map((number) => `https://site-${number}.example.org/`).join(' ');
    const limited = limiter;
    await expect(newcomer.feed.create({ content })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'On your first day a post can have at most 2 links',
    });
    limiter = unlimited;
    try {
      const { id } = await newcomer.feed.create({ content });
      expect(await newcomer.feed.update({ id, content: `${content} again` })).toMatchObject({ edited: true });
    } finally {
      limiter = limited;
    }
  });

  it('are nine comments in 30 seconds, and ten likes and bookmarks together', async () => {
    const { db, as } = api();
    const { id } = await makePost(db);
    const ana = await as(await makeMember(db));
    expect(
      await passing((turn) => ana.feed.comments.create({ postId: id, content: `Comment ${turn}` })),
    ).toBe(9);
    expect(
      await passing((turn) =>
        turn % 2 === 0 ? ana.feed.like({ id, liked: true }) : ana.feed.bookmark({ id, bookmarked: true }),
      ),
    ).toBe(10);
  });

  it('are thirty new short links in ten minutes; existing ones are free', async () => {
    const { db, as } = api();
    const ana = await as(await makeMember(db));
    for (let turn = 0; turn < 40; turn += 1)
      await ana.shortLinks.shorten({ url: 'https://known.example.org/' });
    expect(await passing((turn) => ana.shortLinks.shorten({ url: `https://new.example.org/${turn}` }))).toBe(
      29,
    );
    expect(await ana.shortLinks.shorten({ url: 'https://known.example.org/' })).toHaveProperty('shortUrl');
  });

  it(
    'are ten reports in ten minutes, and 120 searches a minute, for visitors 60',
    { timeout: 60_000 },
    async () => {
      const { db, as, anonymous } = api();
      const ana = await as(await makeMember(db));
      expect(await passing(async () => ana.feed.report({ id: (await makePost(db)).id }))).toBe(10);
      expect(await passing(() => ana.search.all({ q: 'x' }))).toBe(120);
      const visitor = anonymous({ ip: '203.0.113.60' });
      expect(await passing(() => visitor.search.all({ q: 'x' }))).toBe(60);
    },
  );
});
