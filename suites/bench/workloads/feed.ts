import { cookieOf } from '../../shared/sessions.ts';
import { itemsOf, baseline, memberAt, pick, query, queryPath } from './calls.ts';
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

/** W1: the first page that every visitor opens. Measuring L1 twice is the A/A control of the run. */
export const feedFirstPage: Workload = {
  key: 'W1',
  title: 'First page of the feed',
  concurrency: 16,
  calls: 3_000,
  goals: [
    { against: 'L1: bare node:http and pg', ratio: 0.9 },
    { note: 'milestone', against: 'L1: bare node:http and pg', ratio: 0.75 },
    timesDirectus(15),
  ],
  variants: (bench) => [
    query(bench, 'feed.list, signed out', 'feed.list', {
      rows: 'posts',
      input: () => page,
      select: (data) => pick(itemsOf(data), FIELDS),
    }),
    query(bench, 'feed.list, signed in', 'feed.list', {
      rows: 'posts',
      input: () => page,
      asMember: true,
      select: (data) => pick(itemsOf(data), FIELDS),
    }),
    {
      // This header bypasses the fast path and the response cache of decision 0060.
      name: "feed.list by tRPC's own adapter, uncached",
      rows: 'posts',
      run: () =>
        bench.product.fetchBody(queryPath('feed.list', page), {
          headers: { 'trpc-accept': 'application/json' },
        }),
    },
    baseline(bench, 'L1: bare node:http and pg', 'feed', { select: (data) => pick(data, FIELDS) }),
    baseline(bench, 'A/A control: L1 again', 'feed'),
    baseline(bench, 'L0: constant bytes', 'constant'),
    ...fromDirectus(
      bench,
      () => FEED_ITEMS,
      (items) => pick(items, FIELDS),
    ),
  ],
};

/** W2: pagination at random depth, where nothing is cached. */
export const feedAtDepth: Workload = {
  key: 'W2',
  title: 'Feed at random depth',
  concurrency: 16,
  calls: 2_000,
  async variants(bench) {
    const { rows } = await bench.dataset.pool.query<{ at: string; id: number }>(
      'select created_at::text as at, id from posts where id % 7 = 0 order by md5(id::text) limit 10000',
    );
    const positionAt = (iteration: number) => rows[iteration % rows.length] ?? { at: '', id: 0 };
    const cursorAt = (iteration: number) =>
      Buffer.from(JSON.stringify([positionAt(iteration).at, positionAt(iteration).id])).toString('base64url');
    return [
      query(bench, 'feed.list after a cursor', 'feed.list', {
        rows: 'posts',
        input: (iteration) => ({ ...page, cursor: cursorAt(iteration) }),
        select: (data) => pick(itemsOf(data), FIELDS),
      }),
      baseline(bench, 'L1: bare node:http and pg', 'feedAfter', {
        values: (iteration) => [positionAt(iteration).at, positionAt(iteration).id],
        select: (data) => pick(data, FIELDS),
      }),
    ];
  },
};

const WRITE_EVERY = 100;

/** W3: the first page while every hundredth call likes its newest post and must read its own write. */
export const hotFeed: Workload = {
  key: 'W3',
  title: 'Hot feed with 1 % writes',
  concurrency: 16,
  calls: 3_000,
  goals: [{ against: 'L0: constant bytes', ratio: 0.5 }],
  async variants(bench) {
    const { rows } = await bench.dataset.pool.query<{ id: number }>(
      'select id from posts where is_published order by created_at desc, id desc limit 1',
    );
    const newest = rows[0]?.id ?? 0;
    const feed = queryPath('feed.list', page);
    const like = async (iteration: number) => {
      const cookie = cookieOf(memberAt(bench, iteration));
      const body = { 0: { id: newest, liked: (iteration / WRITE_EVERY) % 2 === 0 } };
      const written = await bench.product.fetchBody('/trpc/feed.like?batch=1', { cookie, body });
      const read = await bench.product.fetchBody(feed, { cookie });
      const [liked] = [/"liked":(true|false)/.exec(read.toString())?.[1]];
      if (!written.includes(`"liked":${liked}`)) throw new Error('A member did not read their own like.');
    };
    return [
      {
        name: 'feed.list and feed.like',
        rows: 'posts',
        run: (iteration) => (iteration % WRITE_EVERY === 0 ? like(iteration) : bench.product.fetchBody(feed)),
      },
      baseline(bench, 'L0: constant bytes', 'constant'),
    ];
  },
};
