import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { toPage } from '../../core/keyset.ts';
import { afterCursor } from '../../core/pagination.ts';
import { relativeTime } from '../../core/relative-time.ts';
import { canHide } from './report-admin.policy.ts';
import type { ListReportsInput, ReportItem, ReportPage } from './report-admin.schema.ts';

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
      canHide: canHide(row.objectType),
      reporter: { id: reporterId, name: `${firstName} ${lastName}` },
      createdAt: createdAt.toISOString(),
      relativeTime: relativeTime(createdAt),
      resolvedAt: resolvedAt?.toISOString() ?? null,
    }),
  );
}

const NAME = sql`u.first_name || ' ' || u.last_name`;

/** The author's search term in the console, because hiding one post may not be enough. */
const AUTHOR = sql`'author', ${NAME}, 'memberEmail', u.email`;

const GLANCE = sql<ReportItem['object']>`case reports.object_type
  when 'post' then (select json_build_object('text', left(o.content, 300), ${AUTHOR},
    'isHidden', not o.is_published or o.deleted_at is not null)
    from posts o join users u on u.id = o.user_id where o.id = reports.object_id)
  when 'comment' then (select json_build_object('text', left(o.content, 300), ${AUTHOR},
    'isHidden', o.deleted_at is not null)
    from post_comments o join users u on u.id = o.user_id where o.id = reports.object_id)
  when 'review' then (select json_build_object('text',
    left(concat_ws(' · ', o.rating || ' out of 5 stars', o.title, o.content), 300), ${AUTHOR},
    'isHidden', not o.is_approved)
    from business_reviews o join users u on u.id = o.user_id where o.id = reports.object_id)
  when 'article' then (select json_build_object('text', o.title, 'author', o.author, 'isHidden', not o.is_published)
    from articles o where o.id = reports.object_id)
  when 'business' then (select json_build_object('text', o.name, ${AUTHOR},
    'isHidden', not o.is_active or o.deleted_at is not null)
    from businesses o join users u on u.id = o.owner_id where o.id = reports.object_id)
  when 'opportunity' then (select json_build_object('text', o.title, ${AUTHOR}, 'isHidden', not o.is_active)
    from opportunities o join users u on u.id = o.posted_by where o.id = reports.object_id)
  when 'short_link' then (select json_build_object('text', '/s/' || o.short_code || ' → ' || left(o.original_url, 300),
    ${AUTHOR}, 'isHidden', o.taken_down_at is not null)
    from short_urls o left join users u on u.id = o.user_id where o.id = reports.object_id)
  when 'user' then (select json_build_object('text', ${NAME}, 'author', null, 'isHidden', not u.is_active,
    'memberEmail', u.email)
    from users u where u.id = reports.object_id)
  when 'message' then (select json_build_object('text', left(o.content, 300), ${AUTHOR}, 'isHidden', false)
    from messages o join users u on u.id = o.sender_id where o.id = reports.object_id)
end`;
