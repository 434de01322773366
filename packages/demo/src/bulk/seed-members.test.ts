import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

import { makeMember, testDatabase } from '@guildhall/db/testing';
import { type BulkSummary, seedMembers } from '../index.ts';

const database = testDatabase();
const now = new Date('2026-06-15T10:30:00Z');
const COUNT = 10_000;

describe('ten thousand generated members', () => {
  let summary: BulkSummary;

  beforeAll(async () => {
    await makeMember(database(), { email: 'ana@test.test' });
    summary = await seedMembers(database(), { count: COUNT, now });
  }, 60_000);

  it('are added to the existing ones', async () => {
    const { count } = await database()
      .selectFrom('users')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();

    expect(count).toBe(COUNT + 1);
    expect(summary).toMatchObject({ members: COUNT, lastId: summary.firstId + COUNT - 1 });
  });

  it('have about ten connections each, some of them many more', async () => {
    const { rows } = await sql<{ average: number; most: number }>`
      with sides as (select user_id as id from connections union all select connected_user_id from connections),
        degrees as (select id, count(*) as degree from sides group by id)
      select sum(degree) / ${COUNT} as average, max(degree) as most from degrees
    `.execute(database());

    expect(rows[0]?.average).toBeGreaterThan(9);
    expect(rows[0]?.average).toBeLessThan(11);
    expect(rows[0]?.most).toBeGreaterThan(100);
  });

  it('are clustered: connections of one member are connected far more often than strangers', async () => {
    const ties = await database().selectFrom('connections').select(['userId', 'connectedUserId']).execute();
    const friends = new Map<number, Set<number>>();
    for (const { userId, connectedUserId } of ties) {
      friends.set(userId, (friends.get(userId) ?? new Set()).add(connectedUserId));
      friends.set(connectedUserId, (friends.get(connectedUserId) ?? new Set()).add(userId));
    }
    const shares = Array.from({ length: 300 }, (_, place) => {
      const circle = [...(friends.get(summary.firstId + 5_000 + place) ?? [])];
      const pairs = circle.flatMap((one, index) =>
        circle.slice(index + 1).map((other) => [one, other] as const),
      );
      return {
        pairs: pairs.length,
        closed: pairs.filter(([one, other]) => friends.get(one)?.has(other)).length,
      };
    });
    const sum = (key: 'pairs' | 'closed') => shares.reduce((total, share) => total + share[key], 0);
    const amongStrangers = 10 / COUNT;

    expect(sum('closed') / sum('pairs')).toBeGreaterThan(20 * amongStrangers);
  });

  it('offer and seek in many trades, cities and industries', async () => {
    const { rows } = await sql<{ trades: number; cities: number; industries: number; blank: number }>`
      select count(distinct job_title) as trades, count(distinct location) as cities,
        count(distinct industry) as industries,
        count(*) filter (where looking_for is null or services_offered is null) as blank
      from users where id >= ${summary.firstId}
    `.execute(database());

    expect(rows[0]?.trades).toBeGreaterThan(45);
    expect(rows[0]?.cities).toBeGreaterThan(40);
    expect(rows[0]?.industries).toBeGreaterThan(15);
    expect(rows[0]?.blank).toBe(0);
  });

  it('have no dates in the future', async () => {
    const { rows } = await sql`
      select 1 from users where id >= ${summary.firstId} and (created_at > ${now} or last_seen_at > ${now})
      union all select 1 from connections where accepted_at > ${now} or created_at > accepted_at
    `.execute(database());

    expect(rows).toEqual([]);
  });
});

describe('a smaller community', () => {
  const [first, second] = [testDatabase(), testDatabase()];
  const crowdOf = async (db: ReturnType<typeof first>) => {
    const members = await db
      .selectFrom('users')
      .select(['id', 'email', 'lookingFor', 'createdAt'])
      .orderBy('id')
      .execute();
    const ties = await db
      .selectFrom('connections')
      .select(['userId', 'connectedUserId', 'acceptedAt'])
      .orderBy('id')
      .execute();
    return { members, ties };
  };

  it('is the same for the same seed, and differs for another', async () => {
    await seedMembers(first(), { count: 300, now, seed: 7 });
    await seedMembers(second(), { count: 300, now, seed: 7 });
    expect(await crowdOf(second())).toEqual(await crowdOf(first()));

    await seedMembers(second(), { count: 300, now, seed: 8 });
    const { members } = await crowdOf(second());
    expect(members).toHaveLength(600);
    expect(members.slice(300).map(({ lookingFor }) => lookingFor)).not.toEqual(
      members.slice(0, 300).map(({ lookingFor }) => lookingFor),
    );
  });
});
