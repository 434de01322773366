import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../../ground/core/context.ts';
import { isEventVisible } from '../../../ground/core/visibility.ts';
import type { CalendarFeed } from './calendar.schema.ts';

/** A calendar goes back this far, and has at most so many entries. */
const DAYS_BACK = sql`interval '90 days'`;
const ENTRIES_MAX = 1_000;

/** How the secret of a calendar's address is stored. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export async function getCalendarFeed(db: Kysely<DB>, viewer: Viewer): Promise<CalendarFeed> {
  const row = await db
    .selectFrom('calendarFeeds')
    .select('createdAt')
    .where('userId', '=', viewer.id)
    .executeTakeFirst();
  return { since: row?.createdAt.toISOString() ?? null };
}

type Reader = Pick<Viewer, 'id' | 'role'>;

/** The active member whose calendar has this secret; null for a wrong or replaced one. */
export async function findCalendarOwner(db: Kysely<DB>, secret: string): Promise<Reader | null> {
  const row = await db
    .selectFrom('calendarFeeds')
    .innerJoin('users', 'users.id', 'calendarFeeds.userId')
    .select(['users.id', 'users.role'])
    .where('calendarFeeds.secretHash', '=', hashOf(secret))
    .where('users.isActive', '=', true)
    .where('users.erasedAt', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** A date of an event as an entry of a calendar. */
export type CalendarEntry = Awaited<ReturnType<typeof listCalendarEntries>>[number];

/** Whose status entries have. */
type Holder = { userId: number } | { guestId: number };

const entries = (db: Kysely<DB>, holder: Holder) =>
  db
    .selectFrom('eventDates')
    .innerJoin('events', 'events.id', 'eventDates.eventId')
    .leftJoin('eventRsvps', (join) =>
      'userId' in holder
        ? join.onRef('eventRsvps.dateId', '=', 'eventDates.id').on('eventRsvps.userId', '=', holder.userId)
        : join.onRef('eventRsvps.dateId', '=', 'eventDates.id').on('eventRsvps.guestId', '=', holder.guestId),
    )
    .select(['events.id as eventId', 'events.slug', 'events.title', 'events.description', 'events.place'])
    .select([
      'events.link',
      'events.updatedAt',
      'events.timeZone',
      'eventDates.id as dateId',
      'eventDates.originalStart',
    ])
    .select(['eventDates.startsAt', 'eventDates.endsAt', 'eventDates.sequence', 'eventDates.cancelledAt'])
    .select('eventRsvps.status');

/**
 * Entries of a member's calendar, in order of time: the dates that they come to or wait for, also when cancelled, or all
 * that take place.
 */
export const listCalendarEntries = (db: Kysely<DB>, reader: Reader, { scope }: { scope: 'mine' | 'all' }) =>
  entries(db, { userId: reader.id })
    .where(isEventVisible(reader))
    .$if(scope === 'mine', (query) => query.where('eventRsvps.status', 'in', ['going', 'waiting']))
    .$if(scope === 'all', (query) => query.where('eventDates.cancelledAt', 'is', null))
    .where('eventDates.startsAt', '>', sql<Date>`now() - ${DAYS_BACK}`)
    .orderBy('eventDates.startsAt')
    .orderBy('eventDates.id')
    .limit(ENTRIES_MAX)
    .execute();

/** One date of an event that the viewer may see, or undefined. */
export const findCalendarEntry = (
  db: Kysely<DB>,
  viewer: Reader | null,
  { slug, date }: { slug: string; date: number },
): Promise<CalendarEntry | undefined> =>
  entries(db, { userId: viewer?.id ?? 0 })
    .where(isEventVisible(viewer))
    .where('events.slug', '=', slug.toLowerCase())
    .where('eventDates.id', '=', date)
    .executeTakeFirst();

/** A date on which a member had a seat, also of an event that they may not see any more. */
export const findOwnEntry = (
  db: Kysely<DB>,
  userId: number,
  dateId: number,
): Promise<CalendarEntry | undefined> =>
  entries(db, { userId }).where('eventDates.id', '=', dateId).executeTakeFirst();

/** The date that a guest asked for, also of an event that is no longer public. */
export const findGuestEntry = (
  db: Kysely<DB>,
  { id, dateId }: { id: number; dateId: number },
): Promise<CalendarEntry | undefined> =>
  entries(db, { guestId: id }).where('eventDates.id', '=', dateId).executeTakeFirst();
