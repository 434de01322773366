import { cookieOf } from '../../shared/sessions.ts';
import { memberAt, queryPath, resultOf } from './calls.ts';
import type { Bench, Workload } from './workload.ts';

type Recommended = { items: { id: number; mutualConnections: number }[] };

/**
 * A pending request whose sender is connected to someone recommended to the member. Accepting it raises
 * the mutual connections of that recommendation by one.
 */
type PendingRequest = { member: number; request: number; recommended: number; mutual: number };

/** Prepared for each variant before the rounds. */
const REQUESTS = 120;
const TRIES = 1_000;

/** Inserts a request to $1 from the first connection of $2 whom $1 does not know. */
const REQUEST = `
  insert into connections (user_id, connected_user_id, status)
  select friend, $1, 'pending' from (
    select case when user_id = $2 then connected_user_id else user_id end as friend
    from connections where status = 'accepted' and $2 in (user_id, connected_user_id)
  ) friends
  join users on users.id = friend and users.is_active
  where friend <> $1 and not exists (
    select from connections known
    where (known.user_id, known.connected_user_id) in ((friend, $1::int), ($1::int, friend)))
  limit 1
  returning id`;

async function listRecommended({ product }: Bench, member: number): Promise<Recommended['items']> {
  const path = queryPath('dashboard.recommendations');
  const { items } = (await resultOf(product.fetchBody(path, { cookie: cookieOf(member) }))) as Recommended;
  return items;
}

async function prepare(bench: Bench, member: number): Promise<PendingRequest[]> {
  for (const { id, mutualConnections } of await listRecommended(bench, member)) {
    const { rows } = await bench.dataset.pool.query<{ id: number }>(REQUEST, [member, id]);
    if (rows[0]) return [{ member, request: rows[0].id, recommended: id, mutual: mutualConnections }];
  }
  return [];
}

const accept = ({ product }: Bench, { member, request }: PendingRequest) =>
  product.fetchBody('/trpc/connections.respond?batch=1', {
    cookie: cookieOf(member),
    body: { 0: { id: request, status: 'accepted' } },
  });

async function acceptUntilCounted(bench: Bench, pending: PendingRequest): Promise<void> {
  await accept(bench, pending);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const items = await listRecommended(bench, pending.member);
    const item = items.find(({ id }) => id === pending.recommended);
    // A better recommendation may also have replaced it.
    if (!item || item.mutualConnections > pending.mutual) return;
  }
  throw new Error('A connection was accepted and never counted.');
}

/** W9: latency from accepting a connection until the recommendations count it. */
export const freshness: Workload = {
  key: 'W9',
  title: 'Accept a connection until recommendations count it',
  concurrency: 1,
  calls: 10,
  goals: [{ p99: 50 }],
  async variants(bench) {
    const requests: PendingRequest[] = [];
    for (let iteration = 0; requests.length < 2 * REQUESTS && iteration < 10 * REQUESTS; iteration += 1)
      requests.push(...(await prepare(bench, memberAt(bench, iteration))));
    const half = requests.length >> 1;
    const pendingAt = (index: number): PendingRequest => {
      const pending = requests[index];
      if (!pending) throw new Error('The dataset has too few members for so many rounds.');
      return pending;
    };
    return [
      {
        name: 'accept, and read until it is counted',
        rows: 'members',
        run: (iteration) => acceptUntilCounted(bench, pendingAt(iteration)),
      },
      { name: 'accept alone', run: (iteration) => accept(bench, pendingAt(half + iteration)) },
    ];
  },
};
