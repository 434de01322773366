import { DAY_MS } from '@guildhall/db/time';
import { type Insertable, sql } from 'kysely';

import type { Database, DatabaseTransaction } from '@guildhall/db';
import type { Connection, User } from '@guildhall/db';
import { withTransaction } from '@guildhall/db';
import { alignIdentities, insertRows } from '../insert-rows.ts';
import { hashDemoPassword } from '../password.ts';
import { createRandom } from '../random.ts';
import { createCommunities } from './communities.ts';
import { tiesOf } from './make-edges.ts';
import { type BulkMember, makeBulkMember } from './make-member.ts';

export interface BulkOptions {
  /** How many members to add, at least 1. */
  count: number;
  now: Date;
  /** Another seed gives another community; 1 when absent. */
  seed?: number;
  /** What is computed from a member's profile and stored beside it; search terms stay empty when absent. */
  derive?: (member: BulkMember) => Partial<Insertable<User>>;
}

export interface BulkSummary {
  members: number;
  connections: number;
  /** The new members have the ids from the first to the last, without a gap. */
  firstId: number;
  lastId: number;
}

const CHUNK = 5_000;
const SPAN_DAYS = 730;

/**
 * Adds many generated members with about ten accepted connections each: communities of one city and a few trades,
 * hubs, and some connections across. All in one transaction; the same count, seed and `now` on the same members gives
 * the same rows, except for the salt in the password hash. Every password is DEMO_PASSWORD.
 */
export async function seedMembers(
  db: Database,
  { count, now, seed = 1, derive = () => ({}) }: BulkOptions,
): Promise<BulkSummary> {
  const password = await hashDemoPassword();
  return withTransaction(db, async (trx) => {
    // A million members take minutes, which the limits of the application's pool do not allow for.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`lock table users, connections in share row exclusive mode`.execute(trx);
    const random = createRandom(seed);
    const communities = createCommunities(random, count);
    const firstId = (await largestId(trx, 'users')) + 1;
    let connectionId = await largestId(trx, 'connections');
    let connections = 0;

    for (let from = 0; from < count; from += CHUNK) {
      const members: Insertable<User>[] = [];
      const edges: Insertable<Connection>[] = [];
      for (let place = from; place < Math.min(from + CHUNK, count); place += 1) {
        const createdAt = joinedAt(place / count, now);
        const { trade, city } = communities.join(place);
        const member = makeBulkMember(random, { id: firstId + place, trade, city, createdAt, now, password });
        members.push({ ...member, ...derive(member) });
        for (const other of tiesOf(random, communities, place)) {
          connectionId += 1;
          const askedAt = between(createdAt, now, random.next());
          const acceptedAt = between(
            askedAt,
            new Date(Math.min(askedAt.getTime() + 5 * DAY_MS, now.getTime())),
            random.next(),
          );
          edges.push({
            id: connectionId,
            userId: firstId + place,
            connectedUserId: firstId + other,
            status: 'accepted',
            createdAt: askedAt,
            updatedAt: acceptedAt,
            acceptedAt,
          });
        }
      }
      await insertRows(trx, 'users', members);
      await insertRows(trx, 'connections', edges);
      connections += edges.length;
    }
    await alignIdentities(trx, ['users', 'connections']);
    await sql`analyze users, connections`.execute(trx);
    return { members: count, connections, firstId, lastId: firstId + count - 1 };
  });
}

/** Growth accelerates: of two years, the first has a third of the sign-ups. */
const joinedAt = (share: number, now: Date) =>
  new Date(Math.floor(now.getTime() - SPAN_DAYS * DAY_MS * (1 - share ** 0.65)) - 1_000);

const between = (from: Date, to: Date, share: number) =>
  new Date(Math.floor(from.getTime() + (to.getTime() - from.getTime()) * share));

async function largestId(trx: DatabaseTransaction, table: 'users' | 'connections'): Promise<number> {
  const { id } = await trx
    .selectFrom(table)
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id ?? 0;
}
