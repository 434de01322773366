import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../../ground/core/context.ts';
import { forbidden } from '../../../ground/errors/errors.ts';
import { toPage } from '../../../ground/core/keyset.ts';
import { afterCursorAscending, limitPlusOne } from '../../../ground/core/pagination.ts';
import { PERSON_COLUMNS, presentPerson } from '../../../ground/core/person.ts';
import { isPublicOrOwn, notBlocked } from '../../../ground/core/visibility.ts';
import { recommendAmong } from '../../../people/recommendations/recommend-among.queries.ts';
import { requireDate } from '../event-rows.queries.ts';
import { canHoldEvents } from '../events.policy.ts';
import {
  type AttendeePage,
  type DateRef,
  type ListAttendeesInput,
  type Rsvp,
  RsvpStatus,
  type WhomToMeet,
} from './attendance.schema.ts';

/**
 * Who comes to a date, or waits for a seat, in the order in which they signed up.
 * @throws NOT_FOUND for a date that the viewer may not see, FORBIDDEN for the waitlist of someone else's event
 */
export async function listAttendees(
  db: Kysely<DB>,
  viewer: Viewer,
  { id, dateId, status, limit, cursor }: ListAttendeesInput,
): Promise<AttendeePage> {
  const { holder } = await requireDate(db, viewer, { id, dateId });
  if (status === 'waiting' && !canHoldEvents(viewer, holder))
    throw forbidden('Only organizers see who is waiting');
  const rows = await db
    .selectFrom('eventRsvps')
    .innerJoin('users', 'users.id', 'eventRsvps.userId')
    .select(PERSON_COLUMNS.map((column) => `users.${column}` as const))
    .select(sql<string>`event_rsvps.created_at::text`.as('sortKey'))
    .where('eventRsvps.dateId', '=', dateId)
    .where('eventRsvps.status', '=', status)
    .where(isPublicOrOwn('users', viewer))
    .where(notBlocked(viewer, 'users.id'))
    .where(afterCursorAscending(cursor, 'event_rsvps.created_at', 'users.id'))
    .orderBy('eventRsvps.createdAt')
    .orderBy('users.id')
    .limit(limitPlusOne(limit))
    .execute();
  const { guests } = await db
    .selectFrom('eventRsvps')
    .select(sql<number>`count(*)::int`.as('guests'))
    .where('dateId', '=', dateId)
    .where('status', '=', status)
    .where('guestId', 'is not', null)
    .executeTakeFirstOrThrow();
  return { ...toPage(rows, limit, presentPerson), guests };
}

/** Of those who signed up first so many are compared. */
const COMPARED = 300;
const NAMED = 3;

/**
 * Who of those that come to a date fits the viewer best: of whom there is a word to say, and whom they may be
 * suggested.
 * @throws NOT_FOUND for a date that the viewer may not see
 */
export async function listWhomToMeet(
  db: Kysely<DB>,
  viewer: Viewer,
  { id, dateId }: DateRef,
): Promise<WhomToMeet> {
  await requireDate(db, viewer, { id, dateId });
  const rows = await db
    .selectFrom('eventRsvps')
    .select('userId')
    .where('dateId', '=', dateId)
    .where('status', '=', 'going')
    .where('userId', '<>', viewer.id)
    .orderBy('queueNo')
    .limit(COMPARED)
    .execute();
  const ids = rows.flatMap(({ userId }) => userId ?? []);
  if (ids.length === 0) return { items: [] };
  const best = await recommendAmong(db, viewer.id, ids, { limit: NAMED });
  return {
    items: best.map(({ member, match: { strength, reasons } }) => ({
      person: presentPerson(member),
      strength,
      reason: reasons[0] ?? null,
    })),
  };
}

/** The viewer's answer for a date. */
export async function getRsvp(db: Kysely<DB>, viewer: Viewer, { dateId }: DateRef): Promise<Rsvp> {
  const row = await db
    .selectFrom('eventRsvps')
    .select('status')
    .select(positionIn('eventRsvps').as('position'))
    .where('dateId', '=', dateId)
    .where('userId', '=', viewer.id)
    .executeTakeFirst();
  if (!row) return { dateId, status: null, position: null };
  return { dateId, status: RsvpStatus.parse(row.status), position: row.position };
}

/** The place on the waitlist of a row of `event_rsvps`, called `alias`; null off it. */
export const positionIn = (alias: string) => sql<
  number | null
>`case when ${sql.ref(`${alias}.status`)} = 'waiting' then (
  select count(*)::int from event_rsvps as before
  where before.date_id = ${sql.ref(`${alias}.date_id`)} and before.status = 'waiting'
    and before.queue_no <= ${sql.ref(`${alias}.queue_no`)}) end`;
