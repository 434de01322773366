import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { notFound } from '../../ground/errors/errors.ts';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor, limitPlusOne } from '../../ground/core/pagination.ts';
import type { Reader } from '../../ground/languages/text-for.ts';
import { relativeTime } from '../../ground/values/relative-time.ts';
import {
  Applicant,
  type ApplicantPage,
  ApplicantStatus,
  Conversation,
  type ListApplicantsInput,
  type OwnApplication,
} from './applicants.schema.ts';
import { readAnswers } from './check-answers.ts';

/** Applications of one status, newest first. */
export async function listApplicants(
  db: Kysely<DB>,
  input: ListApplicantsInput,
  reader: Reader,
): Promise<ApplicantPage> {
  const rows = await applicants(db)
    .where('applicants.status', '=', input.status)
    .where(afterCursor(input.cursor, 'applicants.created_at', 'applicants.id'))
    .orderBy('applicants.createdAt', 'desc')
    .orderBy('applicants.id', 'desc')
    .limit(limitPlusOne(input.limit))
    .execute();
  return toPage(rows, input.limit, (row) => present(row, reader));
}

export async function getApplicant(db: Kysely<DB>, id: number, reader: Reader): Promise<Applicant> {
  const row = await applicants(db).where('applicants.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('This application no longer exists');
  return present(row, reader);
}

/** At which event that has begun, or at whose door they are already, the applicant was a guest; the latest. */
const GUEST_AT = sql<Applicant['guestAt']>`(
  select json_build_object('title', events.title,
    'inviter', nullif(concat_ws(' ', inviter.first_name, nullif(inviter.last_name, '')), ''))
  from event_guests
  join event_dates on event_dates.id = event_guests.date_id
  join events on events.id = event_dates.event_id
  left join users as inviter on inviter.id = event_guests.invited_by and inviter.is_active
  where event_guests.email = applicants.email and event_guests.consented_at is not null
    and applicants.confirmed_at is not null and (event_dates.starts_at <= now() or exists (
      select from attendance
      where attendance.guest_id = event_guests.id and attendance.undone_at is null
        and attendance.status in ('present', 'late', 'substitute')))
  order by event_dates.starts_at desc limit 1)`;

const applicants = (db: Kysely<DB>) =>
  db
    .selectFrom('applicants')
    .leftJoin('users', 'users.id', 'applicants.userId')
    .selectAll('applicants')
    .select([
      sql<string | null>`case when users.has_joined then users.username end`.as('username'),
      GUEST_AT.as('guestAt'),
      sql<string>`applicants.created_at::text`.as('sortKey'),
    ]);

type Row = Selectable<DB['applicants']> & Pick<Applicant, 'username' | 'guestAt'>;

function present(row: Row, reader: Reader): Applicant {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    isConfirmed: row.confirmedAt !== null,
    profile: Applicant.shape.profile.parse(row.profile),
    answers: readAnswers(row.answers, reader),
    conversation: Conversation.parse(row.conversation),
    status: ApplicantStatus.parse(row.status),
    suspicions: Applicant.shape.suspicions.parse(row.suspicions),
    username: row.username,
    guestAt: row.guestAt,
    createdAt: row.createdAt.toISOString(),
    relativeTime: relativeTime(row.createdAt),
  };
}

/** What the applicant sees; undefined when the application has been erased. */
export async function findOwnApplication(
  db: Kysely<DB>,
  { id, email }: { id: number; email: string },
  reader: Reader,
): Promise<OwnApplication | undefined> {
  const row = await applicants(db)
    .where('applicants.id', '=', id)
    .where('applicants.email', '=', email)
    .executeTakeFirst();
  return row && present(row, reader);
}
