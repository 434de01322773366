import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor } from '../../ground/core/pagination.ts';
import { relativeTime } from '../../ground/values/relative-time.ts';
import { ReportedType } from '../../ground/reports/reports.schema.ts';
import { decisionsOn } from './report-admin.policy.ts';
import type { ListReportsInput, ReportItem, ReportPage } from './report-admin.schema.ts';
import { fullName } from '../../ground/values/person-name.ts';
import { nameIn } from '../../ground/core/person.ts';

/** Reports with an excerpt of the reported object, newest first. */
export async function listReports(db: Kysely<DB>, input: ListReportsInput): Promise<ReportPage> {
  const { limit, status } = input;
  let query = db
    .selectFrom('reports')
    .innerJoin('users as reporter', 'reporter.id', 'reports.reporterId')
    .select([
      'reports.id',
      'reports.objectType',
      'reports.objectId',
      'reports.reason',
      'reports.status',
      'reports.note',
      'reports.createdAt',
      'reports.resolvedAt',
      'reporter.id as reporterId',
      'reporter.firstName',
      'reporter.lastName',
      sql<string>`reports.created_at::text`.as('sortKey'),
      GLANCE.as('object'),
    ])
    .orderBy('reports.createdAt', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(limit + 1);
  query = query.where('reports.status', status === 'open' ? '=' : '<>', 'open');
  query = query.where(afterCursor(input.cursor, 'reports.created_at', 'reports.id'));
  return toPage(
    await query.execute(),
    limit,
    ({ reporterId, firstName, lastName, createdAt, resolvedAt, ...row }): ReportItem => ({
      ...row,
      decisions: decisionsOn(row.objectType),
      reporter: { id: reporterId, name: fullName({ firstName, lastName }) },
      createdAt: createdAt.toISOString(),
      relativeTime: relativeTime(createdAt),
      resolvedAt: resolvedAt?.toISOString() ?? null,
    }),
  );
}

/** The active member who wrote or owns what was reported, or who was reported; undefined when there is none. */
export async function findAccountable(
  db: Kysely<DB>,
  { objectType, objectId }: { objectType: ReportedType; objectId: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select u.id from ${OBJECTS[objectType].from}
    where o.id = ${objectId} and u.is_active and u.erased_at is null`.execute(db);
  return rows[0]?.id;
}

const NAME = nameIn('u');

type ReportedObject = Record<'from' | 'text' | 'author' | 'isHidden', RawBuilder<unknown>>;

/** Where each object is, as `o`, with the member behind it as `u`, and what is shown of both. */
const OBJECTS: Record<ReportedType, ReportedObject> = {
  post: {
    from: sql`posts as o join users as u on u.id = o.user_id`,
    text: sql`left(o.content, 300)`,
    author: NAME,
    isHidden: sql`not o.is_published or o.deleted_at is not null`,
  },
  comment: {
    from: sql`post_comments as o join users as u on u.id = o.user_id`,
    text: sql`left(o.content, 300)`,
    author: NAME,
    isHidden: sql`o.deleted_at is not null`,
  },
  review: {
    from: sql`business_reviews as o join users as u on u.id = o.user_id`,
    text: sql`left(concat_ws(' · ', o.rating || ' out of 5 stars', o.title, o.content), 300)`,
    author: NAME,
    isHidden: sql`not o.is_approved`,
  },
  short_link: {
    from: sql`short_urls as o left join users as u on u.id = o.user_id`,
    text: sql`'/s/' || o.short_code || ' → ' || left(o.original_url, 300)`,
    author: NAME,
    isHidden: sql`o.taken_down_at is not null`,
  },
  user: {
    from: sql`users as o join users as u on u.id = o.id`,
    text: NAME,
    author: sql`null`,
    isHidden: sql`not u.is_active`,
  },
};

/** The email is the member's search term in the console, because hiding one post may not be enough. */
const glanceAt = (type: ReportedType) => {
  const { from, text, author, isHidden } = OBJECTS[type];
  return sql`when ${sql.lit(type)} then (
    select json_build_object('text', ${text}, 'author', ${author}, 'isHidden', ${isHidden}, 'memberEmail', u.email)
    from ${from} where o.id = reports.object_id)`;
};

const GLANCE = sql<ReportItem['object']>`
  case reports.object_type ${sql.join(ReportedType.options.map(glanceAt), sql` `)} end`;
