import { cookieOf } from '../../shared/sessions.ts';
import { itemsOf, limit, memberAt, pick, query, queryPath } from './calls.ts';
import { fromDirectus, itemsPath, timesDirectus } from './directus-calls.ts';
import type { Workload } from './workload.ts';

const FIELDS = ['id', 'content', 'type', 'likes', 'comments', 'shares'];
const page = { limit: 20 };
const AUTHOR = ['id', 'username', 'first_name', 'last_name', 'job_title', 'company'];
const FEED_ITEMS = itemsPath('posts', {
  fields: [...FIELDS, 'created_at', ...AUTHOR.map((field) => `user_id.${field}`)],
  sort: '-created_at,-id',
  limit: 20,
  filter: { 'is_published][_eq': true, 'deleted_at][_null': true, 'user_id][is_active][_eq': true },
});

/** W1: the first page that every visitor opens. L1 twice is the control of the run. */
export const feedFirstPage: Workload = {
  key: 'W1',
  title: 'First page of the feed',
  concurrency: 16,
  calls: 3_000,
  goals: [
    { text: 'W1 / L1 at least 0.90', against: 'L1: bare node:http and pg', ratio: 0.9 },
    { text: 'W1 / L1 at least 0.75 on the way', against: 'L1: bare node:http and pg', ratio: 0.75 },
    timesDirectus('W1', 15),
  ],
  contenders: (bench) => [
    query(bench, 'feed.list, signed out', 'feed.list', {
      rows: 'posts',
      input: () => page,
      facts: (data) => pick(itemsOf(data), FIELDS),
    }),
    query(bench, 'feed.list, signed in', 'feed.list', {
      rows: 'posts',
      input: () => page,
      asMember: true,
      facts: (data) => pick(itemsOf(data), FIELDS),
    }),
    {
      // This header sends a query past everything of decision 0060: what it was before, in the same run.
      name: "feed.list by tRPC's own adapter, nothing kept",
      rows: 'posts',
      run: () =>
        bench.product.send(queryPath('feed.list', page), { header: 'trpc-accept: application/json' }),
    },
    limit(bench, 'L1: bare node:http and pg', 'feed', { facts: (data) => pick(data, FIELDS) }),
    limit(bench, 'A/A control: L1 again', 'feed'),
    limit(bench, 'L0: constant bytes', 'constant'),
    ...fromDirectus(
      bench,
      () => FEED_ITEMS,
      (items) => pick(items, FIELDS),
    ),
  ],
};

/** W2: pages far down, which nobody has asked for lately. */
export const feedAtDepth: Workload = {
  key: 'W2',
  title: 'Feed at random depth',
  concurrency: 16,
  calls: 2_000,
  async contenders(bench) {
    const { rows } = await bench.dataset.pool.query<{ at: string; id: number }>(
      'select created_at::text as at, id from posts where id % 7 = 0 order by md5(id::text) limit 10000',
    );
    const placeAt = (turn: number) => rows[turn % rows.length] ?? { at: '', id: 0 };
    const cursorAt = (turn: number) =>
      Buffer.from(JSON.stringify([placeAt(turn).at, placeAt(turn).id])).toString('base64url');
    return [
      query(bench, 'feed.list after a cursor', 'feed.list', {
        rows: 'posts',
        input: (turn) => ({ ...page, cursor: cursorAt(turn) }),
        facts: (data) => pick(itemsOf(data), FIELDS),
      }),
      limit(bench, 'L1: bare node:http and pg', 'feedAfter', {
        values: (turn) => [placeAt(turn).at, placeAt(turn).id],
        facts: (data) => pick(data, FIELDS),
      }),
    ];
  },
};

const WRITE_EVERY = 100;

/** W3: the same first page while every hundredth call likes its newest post and must see the like. */
export const hotFeed: Workload = {
  key: 'W3',
  title: 'Hot feed with 1 % writes',
  concurrency: 16,
  calls: 3_000,
  goals: [{ text: 'W3 / L0 at least 0.50', against: 'L0: constant bytes', ratio: 0.5 }],
  async contenders(bench) {
    const { rows } = await bench.dataset.pool.query<{ id: number }>(
      'select id from posts where is_published order by created_at desc, id desc limit 1',
    );
    const newest = rows[0]?.id ?? 0;
    const feed = queryPath('feed.list', page);
    const like = async (turn: number) => {
      const cookie = cookieOf(memberAt(bench, turn));
      const post = { 0: { id: newest, liked: (turn / WRITE_EVERY) % 2 === 0 } };
      const written = await bench.product.send('/trpc/feed.like?batch=1', { cookie, post });
      const read = await bench.product.send(feed, { cookie });
      const [liked] = [/"liked":(true|false)/.exec(read.toString())?.[1]];
      if (!written.includes(`"liked":${liked}`)) throw new Error('A member did not see the own like.');
    };
    return [
      {
        name: 'feed.list and feed.like',
        rows: 'posts',
        run: (turn) => (turn % WRITE_EVERY === 0 ? like(turn) : bench.product.send(feed)),
      },
      limit(bench, 'L0: constant bytes', 'constant'),
    ];
  },
};
