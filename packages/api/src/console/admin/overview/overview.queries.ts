import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { relativeTime } from '../../../ground/values/relative-time.ts';
import { createTtlCache } from '../../../ground/cache/ttl-cache.ts';
import type { ActivityItem, AdminStats, Growth, GrowthInput } from './overview.schema.ts';
import { fullName } from '../../../ground/values/person-name.ts';

const RECENT = 5;
const PREVIEW = 60;

/** From this many members on, the statistics may be a minute old. */
const LARGE = 50_000;
const cached = createTtlCache<AdminStats>({ ttlMs: 60_000, max: 4 });

/** The statistics of the overview; days begin in the given time zone. */
export async function getStats(db: Kysely<DB>, timeZone: string): Promise<AdminStats> {
  const { rows } = await sql<{
    size: number;
  }>`select reltuples::float8 as size from pg_class where oid = 'users'::regclass`.execute(db);
  const read = () => readStats(db, timeZone);
  return (rows[0]?.size ?? 0) < LARGE ? read() : cached(db, timeZone, new Date(), read);
}

async function readStats(db: Kysely<DB>, timeZone: string): Promise<AdminStats> {
  const today = sql`date_trunc('day', now() at time zone ${timeZone}) at time zone ${timeZone}`;
  const recent = sql`now() - interval '30 days'`;
  const { rows } = await sql<
    Omit<AdminStats, 'engagementRate' | 'retentionRate'> & { stayed: number; older: number; engaged: number }
  >`
    with acting as (
      select user_id from posts where created_at > ${recent}
      union select user_id from connections where created_at > ${recent}
      union select connected_user_id from connections where accepted_at > ${recent}
      union select referrer_id from referrals where created_at > ${recent}
      union select user_id from service_orders where order_date > ${recent}
      union select user_id from business_reviews where created_at > ${recent}
    ),
    members as (
      select count(*)::int as total,
        (count(*) filter (where created_at >= ${today}))::int as today,
        (count(*) filter (where is_active and last_seen_at > ${recent}))::int as active,
        (count(*) filter (where created_at < ${recent}))::int as older,
        (count(*) filter (where created_at < ${recent} and is_active and last_seen_at > ${recent}))::int as stayed,
        (count(*) filter (where is_active and last_seen_at > ${recent}
          and id in (select user_id from acting)))::int as engaged
      from users where erased_at is null
    )
    select total as "totalUsers", today as "dailySignups", active as "activeUsers", older, stayed, engaged,
      (select count(*) from posts where deleted_at is null)::int as "totalPosts",
      (select count(*) from posts where created_at >= ${today} and deleted_at is null)::int as "dailyPosts"
    from members`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A count always has a row');
  const { older, stayed, engaged, ...counts } = row;
  return {
    ...counts,
    retentionRate: percent(stayed, older),
    engagementRate: percent(engaged, counts.activeUsers),
  };
}

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** The five newest posts, without those that only members of a chapter read. */
export async function listActivity(db: Kysely<DB>): Promise<ActivityItem[]> {
  const rows = await db
    .selectFrom('posts')
    .innerJoin('users as author', 'author.id', 'posts.userId')
    .select([
      'posts.id',
      'posts.type',
      'posts.isPublished',
      'posts.createdAt',
      'author.firstName',
      'author.lastName',
      sql<string>`left(posts.content, ${PREVIEW})`.as('preview'),
    ])
    .where('posts.deletedAt', 'is', null)
    .where('posts.chapterId', 'is', null)
    .orderBy('posts.createdAt', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(RECENT)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    preview: row.preview,
    isPublished: row.isPublished,
    author: fullName(row),
    createdAt: row.createdAt.toISOString(),
    relativeTime: relativeTime(row.createdAt),
  }));
}

/** New rows per day of the last days, including today. */
export async function getGrowth(db: Kysely<DB>, timeZone: string, { days }: GrowthInput): Promise<Growth> {
  const first = sql`(date_trunc('day', now() at time zone ${timeZone}) - make_interval(days => ${days - 1})) at time zone ${timeZone}`;
  const perDay = (table: string, column: string) => sql`
    select (${sql.ref(column)} at time zone ${timeZone})::date as day, count(*)::int as count
    from ${sql.table(table)} where ${sql.ref(column)} >= ${first} group by 1`;
  const { rows } = await sql<Growth[number]>`
    select d::date::text as day, coalesce(m.count, 0) as members, coalesce(p.count, 0) as posts,
      coalesce(c.count, 0) as connections, coalesce(r.count, 0) as referrals
    from generate_series((now() at time zone ${timeZone})::date - ${days - 1}::int, (now() at time zone ${timeZone})::date, interval '1 day') d
    left join (${perDay('users', 'created_at')}) m on m.day = d::date
    left join (${perDay('posts', 'created_at')}) p on p.day = d::date
    left join (${perDay('connections', 'accepted_at')}) c on c.day = d::date
    left join (${perDay('referrals', 'created_at')}) r on r.day = d::date
    order by d`.execute(db);
  return rows;
}
