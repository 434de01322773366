import { DEMO_PASSWORD } from '@guildhall/db/seed';
import { cookieOf } from '../../shared/sessions.ts';
import { itemsOf, jsonOf, limit, memberAt, pick, query, queryPath } from './calls.ts';
import type { Bench, Workload } from './workload.ts';

const page = { limit: 20 };
const FIELDS = ['id', 'content', 'type', 'likes', 'comments', 'shares'];

/** W8: what the dashboard asks for at once. */
export const dashboardBatch: Workload = {
  key: 'W8',
  title: "The dashboard's batch",
  concurrency: 4,
  calls: 200,
  contenders(bench) {
    const procedures = [
      'dashboard.stats',
      'dashboard.recommendations',
      'opportunities.list',
      'connections.list',
      'messages.recent',
    ].join(',');
    const path = `/trpc/${procedures}?batch=1&input=${encodeURIComponent('{}')}`;
    return [
      {
        name: 'five queries in a batch',
        rows: 'members',
        run: (turn) => bench.product.send(path, { cookie: cookieOf(memberAt(bench, turn)) }),
      },
      limit(bench, 'L0: constant bytes', 'constant'),
    ];
  },
};

/** W10: likes by many members of many posts. */
export const counters: Workload = {
  key: 'W10',
  title: 'Counters: a like',
  concurrency: 16,
  calls: 400,
  async contenders(bench) {
    const { rows } = await bench.dataset.pool.query<{ id: number }>(
      'select id from posts order by created_at desc limit 10000',
    );
    const postAt = (turn: number) => rows[(turn * 31) % rows.length]?.id ?? 0;
    return [
      {
        name: 'feed.like',
        rows: 'posts',
        run: (turn) =>
          bench.product.send('/trpc/feed.like?batch=1', {
            cookie: cookieOf(memberAt(bench, turn)),
            post: { 0: { id: postAt(turn), liked: true } },
          }),
      },
      // Other members, so that both really write.
      limit(bench, 'L1: bare node:http and pg', 'like', {
        values: (turn) => [memberAt(bench, turn + 1_000_003), postAt(turn)],
      }),
    ];
  },
};

const STORM_CALLERS = 4;

/** W11: the first page of the feed while many people sign in at once. */
export const loginStorm: Workload = {
  key: 'W11',
  title: 'First page of the feed during a login storm',
  concurrency: 4,
  calls: 600,
  goals: [
    { text: 'p99 during the storm at most twice the quiet one', against: 'feed.list, quiet', p99Ratio: 2 },
  ],
  async contenders(bench) {
    const { rows } = await bench.dataset.pool.query<{ email: string }>(
      'select email from users where is_active order by id limit 1000',
    );
    const read = () => bench.product.send(queryPath('feed.list', page));
    return [
      {
        name: 'feed.list during the storm',
        run: read,
        background: () =>
          storm(
            bench,
            rows.map(({ email }) => email),
          ),
      },
      { name: 'feed.list, quiet', run: read },
    ];
  },
};

/** Signs members in without a pause; more than the hashing queue takes are turned away, as they should be. */
function storm({ product }: Bench, emails: string[]): () => Promise<void> {
  const ending = new AbortController();
  let next = 0;
  const callers = Array.from({ length: STORM_CALLERS }, async () => {
    while (!ending.signal.aborted) {
      next += 1;
      const post = { 0: { email: emails[next % emails.length], password: DEMO_PASSWORD } };
      await product.ask('/trpc/auth.login?batch=1', { post });
    }
  });
  return async () => {
    ending.abort();
    await Promise.all(callers);
  };
}

/** W12: what a session costs on a route that does not need one, and whose answers are kept for nobody. */
export const sessions: Workload = {
  key: 'W12',
  title: 'Session on and off',
  concurrency: 16,
  calls: 1_000,
  goals: [{ text: 'W12 at least 0.85', against: 'articles.list, signed out', ratio: 0.85 }],
  contenders: (bench) => [
    query(bench, 'articles.list, signed in', 'articles.list', {
      input: () => page,
      asMember: true,
      facts: itemsOf,
    }),
    query(bench, 'articles.list, signed out', 'articles.list', { input: () => page, facts: itemsOf }),
  ],
};

/** W13: of twenty calls sixteen read as anybody, three as a member, one writes. */
export const mixed: Workload = {
  key: 'W13',
  title: 'Mixed: 80 % public reads, 15 % member reads, 5 % writes',
  concurrency: 16,
  calls: 1_000,
  contenders(bench) {
    const anybody = [
      queryPath('feed.list', page),
      queryPath('articles.list', page),
      queryPath('businesses.list', page),
      queryPath('services.list'),
    ];
    const member = [
      queryPath('dashboard.stats'),
      queryPath('feed.list', page),
      queryPath('connections.list'),
    ];
    const run = (turn: number) => {
      const place = turn % 20;
      if (place < 16) return bench.product.send(anybody[turn % anybody.length] ?? '');
      const cookie = cookieOf(memberAt(bench, turn));
      if (place < 19) return bench.product.send(member[turn % member.length] ?? '', { cookie });
      const post = { 0: { content: `A note of turn ${turn}, written at ${Date.now()}`, type: 'general' } };
      return bench.product.send('/trpc/feed.create?batch=1', { cookie, post });
    };
    return [{ name: 'the mix', rows: 'members', run }, limit(bench, 'L0: constant bytes', 'constant')];
  },
};

/** W15: the documented API beside the calls of the web. */
export const restAndTrpc: Workload = {
  key: 'W15',
  title: 'REST against tRPC of the same procedure',
  concurrency: 16,
  calls: 1_500,
  contenders: (bench) => [
    {
      name: 'GET /api/feed',
      rows: 'posts',
      run: () => bench.product.send('/api/feed?limit=20'),
      facts: async () => pick(await jsonOf(bench.product.send('/api/feed?limit=20')), FIELDS),
    },
    query(bench, 'feed.list', 'feed.list', {
      rows: 'posts',
      input: () => page,
      facts: (data) => pick(itemsOf(data), FIELDS),
    }),
  ],
};
