import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor } from '../../ground/core/pagination.ts';
import { relativeTime } from '../../ground/values/relative-time.ts';
import { ReportedType } from '../../ground/reports/reports.schema.ts';
import { OBJECTS } from '../../contact/decisions/decided-objects.ts';
import { decisionsOn } from './report-admin.policy.ts';
import type { ListReportsInput, ReportItem, ReportPage } from './report-admin.schema.ts';
import { fullName } from '../../ground/values/person-name.ts';

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
      'reports.category',
      'reports.reason',
      'reports.status',
      'reports.note',
      'reports.createdAt',
      'reports.resolvedAt',
      'reporter.id as reporterId',
      'reporter.firstName',
      'reporter.lastName',
      sql<string>`reports.created_at::text`.as('sortKey'),
      REPORTED_OBJECT.as('object'),
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

const glanceAt = (type: ReportedType) => {
  const { from, text, author, isHidden, isGone } = OBJECTS[type];
  return sql`when ${sql.lit(type)} then (
    select json_build_object('text', ${text}, 'author', ${author}, 'isHidden', ${isHidden}, 'isGone', ${isGone},
      'memberId', case when u.erased_at is null then u.id end)
    from ${from} where o.id = reports.object_id)`;
};

/** What was reported in a row of `reports`, as it is now; null when nothing is left of it. */
export const REPORTED_OBJECT = sql<ReportItem['object']>`
  case reports.object_type ${sql.join(ReportedType.options.map(glanceAt), sql` `)} end`;
