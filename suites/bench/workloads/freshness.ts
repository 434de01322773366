import { cookieOf } from '../../shared/sessions.ts';
import { memberAt, queryPath, resultOf } from './calls.ts';
import type { Bench, Workload } from './workload.ts';

type Recommended = { items: { id: number; mutualConnections: number }[] };

/** A request whose sender knows somebody who is recommended to the member: to accept it gives those two one more connection in common. */
type Meeting = { member: number; request: number; seen: number; mutual: number };

/** Made before the rounds begin, for each contender. */
const MEETINGS = 120;
const TRIES = 1_000;

/** Asks `seen`'s friends who is a stranger to the member, and lets the first of them ask for a connection. */
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

async function recommended({ product }: Bench, member: number): Promise<Recommended['items']> {
  const path = queryPath('dashboard.recommendations');
  const { items } = (await resultOf(product.send(path, { cookie: cookieOf(member) }))) as Recommended;
  return items;
}

async function prepare(bench: Bench, member: number): Promise<Meeting[]> {
  for (const { id, mutualConnections } of await recommended(bench, member)) {
    const { rows } = await bench.dataset.pool.query<{ id: number }>(REQUEST, [member, id]);
    if (rows[0]) return [{ member, request: rows[0].id, seen: id, mutual: mutualConnections }];
  }
  return [];
}

const accept = ({ product }: Bench, { member, request }: Meeting) =>
  product.send('/trpc/connections.respond?batch=1', {
    cookie: cookieOf(member),
    post: { 0: { id: request, status: 'accepted' } },
  });

async function acceptAndSee(bench: Bench, meeting: Meeting): Promise<void> {
  await accept(bench, meeting);
  for (let turn = 0; turn < TRIES; turn += 1) {
    const known = (await recommended(bench, meeting.member)).find(({ id }) => id === meeting.seen);
    // Somebody may also have left the list, for a better one.
    if (!known || known.mutualConnections > meeting.mutual) return;
  }
  throw new Error('A connection was accepted and never counted.');
}

/** W9: from the press on Accept to recommendations that know of it, one member at a time. */
export const freshness: Workload = {
  key: 'W9',
  title: 'Accept a connection, until recommendations count it',
  concurrency: 1,
  calls: 10,
  goals: [{ text: 'W9 p99 at most 50 ms', p99: 50 }],
  async contenders(bench) {
    const meetings: Meeting[] = [];
    for (let turn = 0; meetings.length < 2 * MEETINGS && turn < 10 * MEETINGS; turn += 1)
      meetings.push(...(await prepare(bench, memberAt(bench, turn))));
    const half = meetings.length >> 1;
    const meetingAt = (place: number): Meeting => {
      const meeting = meetings[place];
      if (!meeting) throw new Error('There are fewer members to connect than rounds need.');
      return meeting;
    };
    return [
      {
        name: 'accept, and ask until it is seen',
        rows: 'members',
        run: (turn) => acceptAndSee(bench, meetingAt(turn)),
      },
      { name: 'accept alone', run: (turn) => accept(bench, meetingAt(half + turn)) },
    ];
  },
};
