import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { isEventVisible } from '../../ground/core/visibility.ts';
import { type EventListItem, EventAudience, StoredRepeats } from './events.schema.ts';

/** An event lasts seven days at most, so one that is not over began after this. */
const LONGEST = sql`interval '7 days'`;

/** A WHERE condition on `event_dates`: it is not over. The first term is the one that the index answers. */
export const isComing = sql<boolean>`event_dates.starts_at > now() - ${LONGEST} and event_dates.ends_at > now()`;

/** Dates of the events that the viewer may see, with what lists show of them. */
export const visibleDates = (db: Kysely<DB>, viewer: Viewer | null) =>
  db
    .selectFrom('eventDates')
    .innerJoin('events', 'events.id', 'eventDates.eventId')
    .select(['eventDates.id', 'eventDates.startsAt', 'eventDates.endsAt', 'eventDates.cancelledAt'])
    .select(['events.id as eventId', 'events.slug', 'events.title', 'events.place', 'events.link'])
    .select(['events.timeZone', 'events.audience', 'events.seats', 'events.repeats'])
    .select(['events.cancelledAt as eventCancelledAt'])
    .select(sql<string>`event_dates.starts_at::text`.as('sortKey'))
    .where(isEventVisible(viewer));

export type DateRow = Awaited<ReturnType<ReturnType<typeof visibleDates>['executeTakeFirstOrThrow']>>;

type Moment = Pick<DateRow, 'id' | 'startsAt' | 'endsAt' | 'cancelledAt'>;

export const presentDate = ({ id, startsAt, endsAt, cancelledAt }: Moment) => ({
  id,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  isCancelled: cancelledAt !== null,
});

export const repeatsOf = (value: unknown): StoredRepeats | null => StoredRepeats.nullable().parse(value);

export const presentListItem = (row: DateRow): EventListItem => ({
  id: row.eventId,
  slug: row.slug,
  title: row.title,
  place: row.place,
  isOnline: row.link !== null,
  timeZone: row.timeZone,
  audience: EventAudience.parse(row.audience),
  seats: row.seats,
  repeats: repeatsOf(row.repeats),
  date: presentDate(row),
});
