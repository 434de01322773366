import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor, afterCursorAscending, limitPlusOne } from '../../ground/core/pagination.ts';
import { PERSON_COLUMNS, presentPerson } from '../../ground/core/person.ts';
import { createTextParser } from '../../ground/core/text-parser.ts';
import { isPublicOrOwn, notBlocked } from '../../ground/core/visibility.ts';
import {
  NO_EVENT,
  attendance,
  chapterRoleOf,
  isComing,
  presentDate,
  presentListItem,
  roleOf,
  visibleDates,
} from './event-rows.queries.ts';
import { getRsvp } from './attendance/attendance.queries.ts';
import { findHolder } from './event-chapter.queries.ts';
import { COMMUNITY, canHoldEvents, canKeepDoor } from './events.policy.ts';
import type { Event, EventPage, GetEventInput, ListEventsInput } from './events.schema.ts';
import { writtenIn } from '../../ground/languages/written-language.ts';

const DATES_SHOWN = 60;

const bodyOf = createTextParser();

/**
 * Dates that are not cancelled; of a repeating event only the next one, unless they are over.
 * @throws NOT_FOUND for a chapter that the viewer may not see
 */
export async function listEvents(
  db: Kysely<DB>,
  viewer: Viewer | null,
  { when, chapter, limit, cursor }: ListEventsInput,
): Promise<EventPage> {
  const holder = chapter === undefined ? COMMUNITY : await findHolder(db, viewer, chapter);
  const dates = visibleDates(db, viewer)
    .where('eventDates.cancelledAt', 'is', null)
    .$if(holder.chapterId !== null, (query) => query.where('events.chapterId', '=', holder.chapterId))
    .limit(limitPlusOne(limit));
  const rows = await (when === 'upcoming' ? upcoming(dates, cursor) : past(dates, cursor)).execute();
  return { ...toPage(rows, limit, presentListItem), can: { create: canHoldEvents(viewer, holder) } };
}

type Dates = ReturnType<typeof visibleDates>;

const upcoming = (dates: Dates, cursor: ListEventsInput['cursor']) =>
  dates
    .where(isComing)
    .where(
      sql<boolean>`not exists (
        select from event_dates as earlier
        where earlier.event_id = event_dates.event_id and earlier.starts_at < event_dates.starts_at
          and earlier.ends_at > now() and earlier.cancelled_at is null)`,
    )
    .where(afterCursorAscending(cursor, 'event_dates.starts_at', 'event_dates.id'))
    .orderBy('eventDates.startsAt')
    .orderBy('eventDates.id');

const past = (dates: Dates, cursor: ListEventsInput['cursor']) =>
  dates
    .where('eventDates.startsAt', '<', sql<Date>`now()`)
    .where('eventDates.endsAt', '<=', sql<Date>`now()`)
    .where(afterCursor(cursor, 'event_dates.starts_at', 'event_dates.id'))
    .orderBy('eventDates.startsAt', 'desc')
    .orderBy('eventDates.id', 'desc');

/**
 * An event with one of its dates.
 * @throws NOT_FOUND when there is none that the viewer may see
 */
export async function getEvent(
  db: Kysely<DB>,
  viewer: Viewer | null,
  { slug, date }: GetEventInput,
): Promise<Event> {
  const row = await visibleDates(db, viewer)
    .select(['events.description', 'events.createdBy', 'events.version', 'events.chapterId'])
    .select(chapterRoleOf(viewer))
    .select(['eventDates.localStart', 'eventDates.minutes'])
    .select(
      sql<boolean>`exists (
        select from event_series_members where event_id = events.id and user_id = ${viewer?.id ?? 0})`.as(
        'inSeries',
      ),
    )
    .where('events.slug', '=', slug.toLowerCase())
    .$if(date !== undefined, (query) => query.where('eventDates.id', '=', date ?? 0))
    // The next that takes place, else the latest.
    .orderBy(sql`${isComing} and event_dates.cancelled_at is null`, 'desc')
    .orderBy(sql`case when ${isComing} and event_dates.cancelled_at is null then event_dates.starts_at end`)
    .orderBy('eventDates.startsAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw notFound(NO_EVENT);
  const holder = { chapterId: row.chapterId, chapterRole: roleOf(row) };
  const canEdit = canHoldEvents(viewer, holder) && row.eventCancelledAt === null;
  const isOpen = row.cancelledAt === null && row.endsAt.getTime() > Date.now();
  return {
    ...presentListItem(row),
    description: row.description,
    body: bodyOf({ id: row.eventId, content: row.description }),
    ...writtenIn(row.description),
    link: viewer ? row.link : null,
    isCancelled: row.eventCancelledAt !== null,
    localStart: row.localStart,
    minutes: row.minutes,
    dates: row.repeats === null ? [] : await comingDates(db, viewer, row.eventId),
    organizer: await findOrganizer(db, viewer, row.createdBy),
    version: row.version,
    position: viewer && (await getRsvp(db, viewer, { id: row.eventId, dateId: row.id })).position,
    inSeries: row.inSeries,
    can: {
      join: viewer !== null && isOpen && row.mine !== 'going' && row.mine !== 'waiting',
      withdraw: isOpen && (row.mine === 'going' || row.mine === 'waiting'),
      joinSeries: viewer !== null && row.repeats !== null && row.eventCancelledAt === null && !row.inSeries,
      edit: canEdit,
      cancel: canEdit,
      door: canKeepDoor(viewer, holder) && row.eventCancelledAt === null,
    },
  };
}

async function comingDates(db: Kysely<DB>, viewer: Viewer | null, eventId: number) {
  const rows = await db
    .selectFrom('eventDates')
    .select(['id', 'startsAt', 'endsAt', 'cancelledAt'])
    .select(attendance(viewer))
    .where('eventId', '=', eventId)
    .where(isComing)
    .orderBy('startsAt')
    .limit(DATES_SHOWN)
    .execute();
  return rows.map(presentDate);
}

/** Whoever created the event, as far as the viewer may see them. */
async function findOrganizer(db: Kysely<DB>, viewer: Viewer | null, id: number | null) {
  if (id === null) return null;
  const row = await db
    .selectFrom('users')
    .select(PERSON_COLUMNS)
    .where('id', '=', id)
    .where(isPublicOrOwn('users', viewer))
    .where(notBlocked(viewer, 'users.id'))
    .executeTakeFirst();
  return row ? presentPerson(row) : null;
}
