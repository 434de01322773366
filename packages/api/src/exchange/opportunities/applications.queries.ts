import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { presentPerson } from '../../ground/core/person.ts';
import { relativeTime } from '../../ground/values/relative-time.ts';
import { notBlocked } from '../../ground/core/visibility.ts';
import type { Applications } from './applications.schema.ts';
import { listReadings } from '../../discovery/readings/member-readings.ts';
import { READ_COLUMNS } from '../../discovery/readings/opportunity-reading.ts';
import { fitOf } from './opportunity-fit.ts';
import { canReopen } from './opportunities.policy.ts';
import type { OpportunityRef } from './opportunities.schema.ts';

const LISTED = 100;

/**
 * The applications for one of the viewer's own opportunities, with how well it fits each applicant.
 *
 * @throws NOT_FOUND for an opportunity that someone else posted
 */
export async function listApplications(
  db: Kysely<DB>,
  viewer: Viewer,
  { id }: OpportunityRef,
): Promise<Applications> {
  const opportunity = await db
    .selectFrom('opportunities')
    .select(READ_COLUMNS)
    .where('id', '=', id)
    .where('postedBy', '=', viewer.id)
    .executeTakeFirst();
  if (!opportunity) throw notFound('This opportunity no longer exists');
  const rows = await db
    .selectFrom('opportunityApplications as application')
    .innerJoin('users as applicant', 'applicant.id', 'application.userId')
    .select(['application.message', 'application.status', 'application.createdAt'])
    .select('application.endedAt')
    .select(['applicant.id', 'applicant.username', 'applicant.firstName', 'applicant.lastName'])
    .select(['applicant.jobTitle', 'applicant.company', 'applicant.avatarKey'])
    .select(['applicant.version', 'applicant.reading', 'applicant.readingVersion'])
    .where('application.opportunityId', '=', id)
    .where('application.status', '<>', 'withdrawn')
    .where('applicant.isActive', '=', true)
    .where(notBlocked(viewer, 'application.user_id'))
    .orderBy('application.createdAt', 'desc')
    .limit(sql.lit(LISTED))
    .execute();
  const readings = await listReadings(db, rows);
  const now = new Date();
  return rows
    .flatMap(({ message, status, createdAt, endedAt, ...applicant }) =>
      status === 'withdrawn'
        ? []
        : {
            person: presentPerson(applicant),
            message,
            status,
            createdAt: createdAt.toISOString(),
            relativeTime: relativeTime(createdAt, now),
            fitScore: fitOf(readings.get(applicant.id)?.reading, opportunity).score,
            can: { answer: status === 'pending', reopen: canReopen({ status, endedAt }, now) },
          },
    )
    .toSorted(
      (one, other) => Number(other.can.answer) - Number(one.can.answer) || other.fitScore - one.fitScore,
    );
}
