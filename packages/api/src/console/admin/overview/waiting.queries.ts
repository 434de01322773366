import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { nameIn } from '../../../ground/core/person.ts';
import { relativeTime } from '../../../ground/values/relative-time.ts';
import { REPORTED_OBJECT } from '../../reports/report-admin.queries.ts';
import type { WaitingItem, WaitingKind } from './overview.schema.ts';

const EXCERPT = 120;

type Queue = {
  table: string;
  /** Which of its rows wait, and since when. */
  waits: RawBuilder<unknown>;
  since: RawBuilder<unknown>;
  /** A query for `name` and `excerpt` of one row of the table. */
  about: RawBuilder<unknown>;
};

const QUEUES: Record<WaitingKind, Queue> = {
  applicants: {
    table: 'applicants',
    waits: sql`status = 'waiting'`,
    since: sql`created_at`,
    about: sql`select ${nameIn('applicants')} as name, null as excerpt`,
  },
  dataRequests: {
    table: 'data_requests',
    waits: sql`status = 'waiting'`,
    since: sql`created_at`,
    about: sql`select null as name, null as excerpt`,
  },
  reports: {
    table: 'reports',
    waits: sql`status = 'open'`,
    since: sql`created_at`,
    about: sql`select object->>'author' as name, left(object->>'text', ${EXCERPT}) as excerpt
      from (select ${REPORTED_OBJECT} as object) as reported`,
  },
  objections: {
    table: 'moderation_decisions',
    waits: sql`objected_at is not null and answered_at is null`,
    since: sql`objected_at`,
    about: sql`select ${nameIn('u')} as name, left(moderation_decisions.objection, ${EXCERPT}) as excerpt
      from users as u where u.id = moderation_decisions.member_id`,
  },
  posts: {
    table: 'posts',
    waits: sql`state = 'pending_review' and deleted_at is null`,
    since: sql`created_at`,
    about: sql`select ${nameIn('u')} as name, left(posts.content, ${EXCERPT}) as excerpt
      from users as u where u.id = posts.user_id`,
  },
  orders: {
    table: 'service_orders',
    waits: sql`status = 'pending'`,
    since: sql`order_date`,
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

/** How many decisions of each kind wait for an administrator, with the one that waits longest. */
export async function listWaiting(db: Kysely<DB>): Promise<WaitingItem[]> {
  const queues = sql.join(Object.entries(QUEUES).map(queueOf), sql` union all `);
  const { rows } = await sql<Omit<WaitingItem, 'since' | 'relativeTime'> & { since: Date }>`
    ${queues} order by since`.execute(db);
  return rows.map(({ since, ...row }) =>
    Object.assign(row, { since: since.toISOString(), relativeTime: relativeTime(since) }),
  );
}
