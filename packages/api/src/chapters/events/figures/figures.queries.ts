import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../../ground/core/context.ts';
import { isEventVisible } from '../../../ground/core/visibility.ts';
import { forbidden, notFound } from '../../../ground/errors/errors.ts';
import { NO_EVENT, chapterRoleOf, roleOf } from '../event-rows.queries.ts';
import { canKeepDoor } from '../events.policy.ts';
import { AttendanceCounts, type DateFigures, type EventFigures } from './figures.schema.ts';

/** A row of `attendance` that says that someone was there, themselves or by a substitute. */
export const CAME = sql`attendance.status in ('present', 'late', 'substitute')`;

/** A condition on `event_rsvps`: a seat that was taken before the door. */
export const SAID_YES = sql`event_rsvps.status = 'going' and not event_rsvps.is_walk_in`;

/** The dates of an event that have begun, or at whose door someone was already recorded. */
export const begunDatesOf = (id: number) => sql`
  select event_dates.id, starts_at, ends_at <= now() as is_over, exists (
    select from attendance where date_id = event_dates.id and undone_at is null) as is_recorded
  from event_dates
  where event_id = ${id} and cancelled_at is null and (starts_at <= now() or exists (
    select from attendance where date_id = event_dates.id and undone_at is null))`;

/** A condition on a row of `event_rsvps`: what the door recorded of the same person is one of these. */
export const isRecordedAs = (statuses: RawBuilder<unknown>) => sql`exists (
  select from attendance
  where attendance.date_id = event_rsvps.date_id and attendance.undone_at is null and ${statuses}
    and (attendance.user_id = event_rsvps.user_id or attendance.guest_id = event_rsvps.guest_id))`;

/**
 * Who came to an event, as numbers, for those who are at its door.
 * @throws NOT_FOUND for an event that the viewer may not see, FORBIDDEN for someone else's
 */
export async function getFigures(
  db: Kysely<DB>,
  viewer: Viewer | null,
  { id }: { id: number },
): Promise<EventFigures> {
  const event = await requireFigures(db, viewer, id);
  // Answers of erased members and guests are gone; that they came is not.
  const { rows } = await sql<Omit<DateFigures, 'startsAt'> & { startsAt: Date }>`
    select dates.id, dates.starts_at, dates.is_recorded,
      seats.said_yes + door.of_erased as said_yes, door.came, door.late, door.walk_ins, door.guests, door.excused,
      case when dates.is_over and dates.is_recorded then seats.unseen else 0 end as absent
    from (${begunDatesOf(id)}) as dates
    cross join lateral (
      select count(*)::int as said_yes,
        count(*) filter (where not ${isRecordedAs(sql`attendance.status <> 'absent'`)})::int as unseen
      from event_rsvps where date_id = dates.id and ${SAID_YES}) as seats
    cross join lateral (
      select count(*) filter (where ${CAME})::int as came,
        count(*) filter (where status = 'late')::int as late,
        count(*) filter (where ${CAME} and is_walk_in)::int as walk_ins,
        count(*) filter (where ${CAME} and is_guest)::int as guests,
        count(*) filter (where status = 'excused')::int as excused,
        count(*) filter (where num_nonnulls(user_id, guest_id) = 0 and not is_walk_in)::int as of_erased
      from attendance where date_id = dates.id and undone_at is null) as door
    order by dates.starts_at desc, dates.id desc`.execute(db);
  const dates = rows.map((row) => Object.assign(row, { startsAt: row.startsAt.toISOString() }));
  return { ...event, total: sumOf(dates), dates };
}

/** @throws NOT_FOUND for an event that the viewer may not see, FORBIDDEN for someone else's */
export async function requireFigures(db: Kysely<DB>, viewer: Viewer | null, id: number) {
  const row = await db
    .selectFrom('events')
    .select(['title', 'timeZone', 'chapterId'])
    .select(chapterRoleOf(viewer))
    .where('id', '=', id)
    .where(isEventVisible(viewer))
    .executeTakeFirst();
  if (!row) throw notFound(NO_EVENT);
  if (!canKeepDoor(viewer, { chapterId: row.chapterId, chapterRole: roleOf(row) }))
    throw forbidden('Only organizers and hosts see who came to an event');
  return { title: row.title, timeZone: row.timeZone };
}

const sumOf = (dates: DateFigures[]): AttendanceCounts =>
  AttendanceCounts.parse(
    Object.fromEntries(
      AttendanceCounts.keyof().options.map((figure) => [
        figure,
        dates.reduce((sum, date) => sum + date[figure], 0),
      ]),
    ),
  );
