import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type RoleHolder, mayRead } from '../../../ground/roles/roles.policy.ts';
import type { Permission } from '../../../ground/roles/roles.schema.ts';
import { nameIn } from '../../../ground/core/person.ts';
import { isArticleWaiting } from '../../../ground/core/visibility.ts';
import { relativeTime } from '../../../ground/values/relative-time.ts';
import { REPORTED_OBJECT } from '../../reports/report-admin.queries.ts';
import type { WaitingItem, WaitingKind } from './overview.schema.ts';

const EXCERPT = 120;

type Queue = {
  permission: Permission;
  table: string;
  /** Which of its rows wait, and since when. */
  waits: RawBuilder<unknown>;
  since: RawBuilder<unknown>;
  /** A query for `name` and `excerpt` of one row of the table. */
  about: RawBuilder<unknown>;
};

const QUEUES: Record<WaitingKind, Queue> = {
  applicants: {
    permission: 'members',
    table: 'applicants',
    waits: sql`status = 'waiting'`,
    since: sql`created_at`,
    about: sql`select ${nameIn('applicants')} as name, null as excerpt`,
  },
  dataRequests: {
    permission: 'accounts',
    table: 'data_requests',
    waits: sql`status = 'waiting'`,
    since: sql`created_at`,
    about: sql`select null as name, null as excerpt`,
  },
  reports: {
    permission: 'moderation',
    table: 'reports',
    waits: sql`status = 'open'`,
    since: sql`created_at`,
    about: sql`select object->>'author' as name, left(object->>'text', ${EXCERPT}) as excerpt
      from (select ${REPORTED_OBJECT} as object) as reported`,
  },
  objections: {
    permission: 'moderation',
    table: 'moderation_decisions',
    waits: sql`objected_at is not null and answered_at is null`,
    since: sql`objected_at`,
    about: sql`select ${nameIn('u')} as name, left(moderation_decisions.objection, ${EXCERPT}) as excerpt
      from users as u where u.id = moderation_decisions.member_id`,
  },
  posts: {
    permission: 'moderation',
    table: 'posts',
    waits: sql`state = 'pending_review' and deleted_at is null`,
    since: sql`created_at`,
    about: sql`select ${nameIn('u')} as name, left(posts.content, ${EXCERPT}) as excerpt
      from users as u where u.id = posts.user_id`,
  },
  articles: {
    permission: 'content',
    table: 'articles',
    waits: isArticleWaiting,
    since: sql`submitted_at`,
    about: sql`select articles.author as name, left(articles.title, ${EXCERPT}) as excerpt`,
  },
  orders: {
    permission: 'orders',
    table: 'service_orders',
    waits: sql`(status = 'pending' or asked_at is not null)`,
    since: sql`coalesce(asked_at, order_date)`,
    about: sql`select ${nameIn('u')} as name, service_orders.service_name as excerpt
      from users as u where u.id = service_orders.user_id`,
  },
};

const queueOf = ([kind, { table, waits, since, about }]: [string, Queue]) => sql`
  select ${kind}::text as kind, counted.count, ${sql.ref(table)}.waiting_since as since, about.name, about.excerpt
  from (select *, ${since} as waiting_since from ${sql.table(table)} where ${waits} order by ${since}, id limit 1)
    as ${sql.ref(table)}
  cross join (select count(*)::int as count from ${sql.table(table)} where ${waits}) as counted
  cross join lateral (${about}) as about`;

/** How many decisions of each kind wait that the viewer may see, with the one that waits longest. */
export async function listWaiting(db: Kysely<DB>, viewer: RoleHolder): Promise<WaitingItem[]> {
  const seen = Object.entries(QUEUES).filter(([, { permission }]) => mayRead(viewer, permission));
  if (seen.length === 0) return [];
  const queues = sql.join(seen.map(queueOf), sql` union all `);
  const { rows } = await sql<Omit<WaitingItem, 'since' | 'relativeTime'> & { since: Date }>`
    ${queues} order by since`.execute(db);
  return rows.map(({ since, ...row }) =>
    Object.assign(row, { since: since.toISOString(), relativeTime: relativeTime(since) }),
  );
}
