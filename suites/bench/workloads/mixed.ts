import { DEMO_PASSWORD } from '@guildhall/demo';
import { cookieOf } from '../../shared/sessions.ts';
import { baseline, itemsOf, jsonOf, memberAt, pick, query, queryPath } from './calls.ts';
import type { Bench, Workload } from './workload.ts';

const page = { limit: 20 };
const FIELDS = ['id', 'content', 'type', 'likes', 'comments', 'shares'];

/** W8: the batch that the dashboard sends when it opens. */
export const dashboardBatch: Workload = {
  key: 'W8',
  title: "The dashboard's batch",
  concurrency: 4,
  calls: 200,
  variants(bench) {
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
        run: (iteration) => bench.product.fetchBody(path, { cookie: cookieOf(memberAt(bench, iteration)) }),
      },
      baseline(bench, 'L0: constant bytes', 'constant'),
    ];
  },
};

/** W10: likes by many members of many posts. */
export const counters: Workload = {
  key: 'W10',
  title: 'Counters: a like',
  concurrency: 16,
  calls: 400,
  async variants(bench) {
    const { rows } = await bench.dataset.pool.query<{ id: number }>(
      'select id from posts order by created_at desc limit 10000',
    );
    const postAt = (iteration: number) => rows[(iteration * 31) % rows.length]?.id ?? 0;
    return [
      {
        name: 'feed.like',
        rows: 'posts',
        run: (iteration) =>
          bench.product.fetchBody('/trpc/feed.like?batch=1', {
            cookie: cookieOf(memberAt(bench, iteration)),
            body: { 0: { id: postAt(iteration), liked: true } },
          }),
      },
      // Other members, so that both variants write a row.
      baseline(bench, 'L1: bare node:http and pg', 'like', {
        values: (iteration) => [memberAt(bench, iteration + 1_000_003), postAt(iteration)],
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
  goals: [{ against: 'feed.list, idle', p99Ratio: 2 }],
  async variants(bench) {
    const { rows } = await bench.dataset.pool.query<{ email: string }>(
      'select email from users where is_active order by id limit 1000',
    );
    const read = () => bench.product.fetchBody(queryPath('feed.list', page));
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
      { name: 'feed.list, idle', run: read },
    ];
  },
};

/** Signs members in without a pause. The hashing queue sheds what it cannot take, which is expected. */
function storm({ product }: Bench, emails: string[]): () => Promise<void> {
  const ending = new AbortController();
  let next = 0;
  const callers = Array.from({ length: STORM_CALLERS }, async () => {
    while (!ending.signal.aborted) {
      next += 1;
      const body = { 0: { email: emails[next % emails.length], password: DEMO_PASSWORD } };
      await product.send({ path: '/trpc/auth.login?batch=1', body });
    }
  });
  return async () => {
    ending.abort();
    await Promise.all(callers);
  };
}

/** W12: what a session costs on a route that needs none and is not cached. */
export const sessions: Workload = {
  key: 'W12',
  title: 'Session on and off',
  concurrency: 16,
  calls: 1_000,
  goals: [{ against: 'articles.list, signed out', ratio: 0.85 }],
  variants: (bench) => [
    query(bench, 'articles.list, signed in', 'articles.list', {
      input: () => page,
      asMember: true,
      select: itemsOf,
    }),
    query(bench, 'articles.list, signed out', 'articles.list', { input: () => page, select: itemsOf }),
  ],
};

/** W13: of twenty calls, sixteen are public reads, three member reads, one a write. */
export const mixed: Workload = {
  key: 'W13',
  title: 'Mixed: 80 % public reads, 15 % member reads, 5 % writes',
  concurrency: 16,
  calls: 1_000,
  variants(bench) {
    const visitor = [
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
    const run = (iteration: number) => {
      const step = iteration % 20;
      if (step < 16) return bench.product.fetchBody(visitor[iteration % visitor.length] ?? '');
      const cookie = cookieOf(memberAt(bench, iteration));
      if (step < 19) return bench.product.fetchBody(member[iteration % member.length] ?? '', { cookie });
      const body = { 0: { content: `Note ${iteration}, written at ${Date.now()}`, type: 'general' } };
      return bench.product.fetchBody('/trpc/feed.create?batch=1', { cookie, body });
    };
    return [{ name: 'the mix', rows: 'members', run }, baseline(bench, 'L0: constant bytes', 'constant')];
  },
};

/** W15: the REST API against tRPC. */
export const restAndTrpc: Workload = {
  key: 'W15',
  title: 'REST against tRPC of the same procedure',
  concurrency: 16,
  calls: 1_500,
  variants: (bench) => [
    {
      name: 'GET /api/feed',
      rows: 'posts',
      run: () => bench.product.fetchBody('/api/feed?limit=20'),
      data: async () => pick(await jsonOf(bench.product.fetchBody('/api/feed?limit=20')), FIELDS),
    },
    query(bench, 'feed.list', 'feed.list', {
      rows: 'posts',
      input: () => page,
      select: (data) => pick(itemsOf(data), FIELDS),
    }),
  ],
};
