import { DAY_MS } from '@guildhall/db/time';
import type { Insertable } from 'kysely';

import type { Block, Connection, Dismissal } from '@guildhall/db';
import { accountConnections } from '../data/connections.ts';
import { type Random, createRandom } from '../random.ts';
import { latest } from './clock.ts';
import { type PlannedMessage, numbered, pairKey } from './messages.ts';
import { tiesAt } from './ties.ts';
import type { DemoMember, Match, SeedContext, Ties } from './seed-context.ts';

type Status = NonNullable<Insertable<Connection>['status']>;
type Row = Omit<Insertable<Connection>, 'id' | 'createdAt' | 'acceptedAt' | 'endedAt' | 'status'> & {
  id: number;
  status: Status;
  createdAt: Date;
  acceptedAt: Date | null;
  endedAt: Date | null;
};

/** How old a request may be to be in a state: pending ones end after 180 days, expired ones are older. */
const AGES: Record<Status, readonly [from: number, to: number]> = {
  accepted: [2, 640],
  pending: [1, 90],
  declined: [8, 300],
  withdrawn: [8, 300],
  removed: [120, 600],
  expired: [190, 600],
};
const REQUESTS_EACH = 5;
/** Of so many members, the one whom the product would suggest first. */
const SUGGESTED_FROM = 8;
const NO_TIES: Ties = { mutualConnections: 0, allocation: 0 };
const SOURCES = ['dashboard', 'insights', 'profile'] as const;
type Source = (typeof SOURCES)[number];

export interface Network {
  connections: Row[];
  blocks: Insertable<Block>[];
  dismissals: Insertable<Dismissal>[];
  /** Keys of the pairs that are connected now. */
  connected: Set<string>;
  messages: PlannedMessage[];
}

/** The requests of the demo accounts, and a generated network among all others. */
export function planNetwork(context: SeedContext, match: Match): Network {
  const random = createRandom('network');
  const suggested = createRandom('suggested');
  const taken = new Set<string>();
  const rows: Omit<Row, 'id'>[] = [];

  for (const [from, to, status, daysAgo, note] of accountConnections) {
    const [asking, asked] = [context.member(from), context.member(to)];
    taken.add(pairKey(asking.id, asked.id));
    rows.push(
      toRow(
        context,
        random,
        asking,
        asked,
        status,
        context.clock.daysAgo(daysAgo),
        random.pick(SOURCES),
        note,
      ),
    );
  }
  const others = context.active.filter(({ id }) => id > 3);
  for (const asking of others) {
    for (let count = 0; count < REQUESTS_EACH; count += 1) {
      const drawn = random.pick(nearby(asking, others, random));
      const source = random.pick(SOURCES);
      const asked =
        source === 'profile'
          ? drawn
          : bestOf(asking, [drawn, ...suggested.sample(others, SUGGESTED_FROM - 1)], match);
      const key = pairKey(asking.id, asked.id);
      if (asked.id === asking.id || taken.has(key)) continue;
      taken.add(key);
      const status = pickStatus(random);
      const [youngest, oldest] = AGES[status];
      const daysAgo = youngest + (oldest - youngest) * random.next() ** 2;
      rows.push(toRow(context, random, asking, asked, status, context.clock.daysAgo(daysAgo), source));
    }
  }

  const connections = scored(
    numbered(rows, ({ createdAt }) => createdAt),
    context,
    match,
  );
  const live = connections.filter(({ status }) => status === 'accepted');
  return {
    connections,
    connected: new Set(live.map((row) => pairKey(row.userId, row.connectedUserId))),
    messages: connections.flatMap(toMessages),
    blocks: [
      {
        blockerId: context.member('chloe-bennett').id,
        blockedId: context.member('gil-draper').id,
        createdAt: context.clock.daysAgo(80),
      },
    ],
    dismissals: ['robert-hughes', 'karen-lindholm'].map((username, index) => ({
      userId: context.member('maya-torres').id,
      dismissedUserId: context.member(username).id,
      createdAt: context.clock.daysAgo(12 + index),
      until: new Date(context.clock.daysAgo(12 + index).getTime() + 90 * DAY_MS),
    })),
  };
}

/** Half of the time members of the same place, otherwise anyone. */
function nearby(member: DemoMember, others: readonly DemoMember[], random: Random): readonly DemoMember[] {
  const neighbours = others.filter(({ location, id }) => location === member.location && id !== member.id);
  return neighbours.length > 0 && random.chance(0.5) ? neighbours : others;
}

/** Whoever asks from a suggestion asks someone who fits. */
function bestOf(asking: DemoMember, members: readonly DemoMember[], match: Match): DemoMember {
  const scoreOf = (member: DemoMember) =>
    member.id === asking.id ? -1 : (match(asking, member, NO_TIES) ?? 0);
  return members.reduce((best, member) => (scoreOf(member) > scoreOf(best) ? member : best));
}

/** The requests with the score at the time of each, as the product stores it. */
function scored(rows: readonly Row[], { members }: SeedContext, match: Match): Row[] {
  const byId = new Map(members.map((member) => [member.id, member]));
  return rows.map((row) => {
    const [asking, asked] = [byId.get(row.userId), byId.get(row.connectedUserId)];
    if (!asking || !asked) return row;
    return { ...row, matchScore: match(asking, asked, tiesAt(row.createdAt, rows, asking.id, asked.id)) };
  });
}

function pickStatus(random: Random): Status {
  const at = random.next();
  if (at < 0.78) return 'accepted';
  if (at < 0.88) return 'pending';
  if (at < 0.92) return 'declined';
  if (at < 0.95) return 'withdrawn';
  return at < 0.98 ? 'removed' : 'expired';
}

function toRow(
  context: SeedContext,
  random: Random,
  asking: DemoMember,
  asked: DemoMember,
  status: Status,
  wish: Date,
  referralSource: Source,
  note?: string,
): Omit<Row, 'id'> {
  const { clock } = context;
  const createdAt = latest(wish, asking.createdAt, asked.createdAt);
  const answered = clock.soonAfter(random, createdAt, 2 * 24 * 60);
  const ended = status === 'expired' ? new Date(createdAt.getTime() + 180 * DAY_MS) : answered;
  const acceptedAt = status === 'accepted' || status === 'removed' ? answered : null;
  const endedAt = status === 'removed' ? clock.between(random, answered) : ended;
  // Someone who joined later than the wished date cannot have let a request expire.
  const settled = status === 'expired' && ended > clock.now ? 'withdrawn' : status;
  const isLive = settled === 'pending' || settled === 'accepted';
  const finalEnd = settled === status ? endedAt : answered;
  return {
    userId: asking.id,
    connectedUserId: asked.id,
    status: settled,
    matchScore: null,
    referralSource,
    connectionNotes: note ?? null,
    createdAt,
    updatedAt: isLive ? (acceptedAt ?? createdAt) : finalEnd,
    acceptedAt,
    endedAt: isLive ? null : finalEnd,
    declinedAt: settled === 'declined' ? finalEnd : null,
  };
}

function toMessages(row: Row): PlannedMessage[] {
  if (!row.connectionNotes || (row.status !== 'pending' && row.status !== 'accepted')) return [];
  const {
    userId: from,
    connectedUserId: to,
    createdAt: at,
    connectionNotes: content,
    id: connectionId,
  } = row;
  return [{ from, to, content, at, type: 'partnership', connectionId }];
}
