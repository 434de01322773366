import { type Kysely, sql } from 'kysely';
import { notMuted } from '../../contact/messages/conversations/muted.queries.ts';
import type { DB } from '@guildhall/db';
import { isPublicMember } from '../../ground/core/visibility.ts';
import { countConnections } from '../../people/connections/connection-counts.queries.ts';
import { TREND_DAYS } from '../../ground/core/trend.ts';

/** More open opportunities than this are not counted one by one. */
const OPPORTUNITIES_MAX = 1_000;

export const countTotalConnections = countConnections;

/** Accepted in the last 30 days and still connected. */
export async function countNewConnections(db: Kysely<DB>, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (${acceptances(userId, TREND_DAYS)}) as pair where status = 'accepted'
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Open opportunities of other active members, counted up to 1,000. */
export async function countOpenOpportunities(db: Kysely<DB>, userId: number): Promise<number> {
  const open = db
    .selectFrom('opportunities')
    .innerJoin('users as poster', 'poster.id', 'opportunities.postedBy')
    .select('opportunities.id')
    .where('opportunities.isActive', '=', true)
    .where('opportunities.expiresAt', '>', sql<Date>`now()`)
    .where('opportunities.postedBy', '<>', userId)
    .where(isPublicMember('poster'))
    .limit(sql.lit(OPPORTUNITIES_MAX));
  const row = await db
    .selectFrom(open.as('open'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Unread messages of the member, without those from members with a block in either direction or of
 * muted conversations.
 */
export async function countUnread(db: Kysely<DB>, userId: number): Promise<number> {
  const row = await db
    .selectFrom('messages')
    .leftJoin('blocks as mine', (join) =>
      join.on('mine.blockerId', '=', userId).onRef('mine.blockedId', '=', 'messages.senderId'),
    )
    .leftJoin('blocks as theirs', (join) =>
      join.onRef('theirs.blockerId', '=', 'messages.senderId').on('theirs.blockedId', '=', userId),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .where('messages.recipientId', '=', userId)
    .where('messages.readAt', 'is', null)
    .where('mine.blockerId', 'is', null)
    .where('theirs.blockerId', 'is', null)
    .where(notMuted(userId, 'messages.sender_id'))
    .executeTakeFirstOrThrow();
  return row.count;
}

type Days = Map<string, number>;

/** Counts per day of the last 60 days (UTC); `network` is gained minus lost connections. */
export type DayCounts = {
  accepted: Days;
  network: Days;
  opportunities: Days;
  messages: Days;
  views: Days;
};

/** All trends in one query. Days without rows are absent. */
export async function countByDay(db: Kysely<DB>, userId: number): Promise<DayCounts> {
  const span = 2 * TREND_DAYS;
  const { rows } = await sql<{ kind: keyof DayCounts; day: string; count: number }>`
    with pairs as (${acceptances(userId, span)}),
    endings as (
      select ended_at from connections join users as other on other.id = connected_user_id
        where user_id = ${userId} and status = 'removed' and ended_at > ${ago(span)} and other.is_active
      union all
      select ended_at from connections join users as other on other.id = user_id
        where connected_user_id = ${userId} and status = 'removed' and ended_at > ${ago(span)} and other.is_active
    )
    select 'accepted' as kind, ${dayOf('accepted_at')} as day, count(*)::int as count
      from pairs where status = 'accepted' group by day
    union all
    select 'network', day, sum(change)::int from (
      select ${dayOf('accepted_at')} as day, 1 as change from pairs
      union all
      select ${dayOf('ended_at')}, -1 from endings
    ) as changes group by day
    union all
    select 'opportunities', ${dayOf('posted_at')} as day, count(*)::int from (
      select posted_at from opportunities
      where is_active and posted_at > ${ago(span)} and posted_by <> ${userId}
      order by posted_at desc, id desc limit ${sql.lit(OPPORTUNITIES_MAX)}
    ) as posted group by day
    union all
    select 'messages', ${dayOf('created_at')} as day, count(*)::int
      from messages where recipient_id = ${userId} and created_at > ${ago(span)} group by day
    union all
    select 'views', profile_views.day::text, count(*)::int
      from profile_views where user_id = ${userId} and day > (now() at time zone 'UTC')::date - ${sql.lit(span)}
      group by profile_views.day
  `.execute(db);
  const counts: DayCounts = {
    accepted: new Map(),
    network: new Map(),
    opportunities: new Map(),
    messages: new Map(),
    views: new Map(),
  };
  for (const { kind, day, count: value } of rows) counts[kind].set(day, value);
  return counts;
}

/**
 * Connections accepted within so many days; some may have ended since. Deactivated members are left out entirely, so
 * that every day of a trend is consistent with today's total.
 */
function acceptances(userId: number, days: number) {
  return sql`
    select status, accepted_at from connections join users as other on other.id = connected_user_id
      where user_id = ${userId} and accepted_at > ${ago(days)} and status in ('accepted', 'removed')
        and other.is_active
    union all
    select status, accepted_at from connections join users as other on other.id = user_id
      where connected_user_id = ${userId} and accepted_at > ${ago(days)} and status in ('accepted', 'removed')
        and other.is_active`;
}

const ago = (days: number) => sql`now() - make_interval(days => ${sql.lit(days)})`;

const dayOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`;
