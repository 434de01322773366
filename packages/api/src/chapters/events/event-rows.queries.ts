import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { isEventVisible } from '../../ground/core/visibility.ts';
import { RsvpStatus } from './attendance/attendance.schema.ts';
import { ChapterRole } from '../../ground/values/chapter-role.schema.ts';
import { type EventDate, type EventListItem, StoredRepeats } from './events.schema.ts';

/** An event lasts seven days at most, so one that is not over began after this. */
const LONGEST = sql`interval '7 days'`;

/** A WHERE condition on `event_dates`: it is not over. The first term is the one that the index answers. */
export const isComing = sql<boolean>`event_dates.starts_at > now() - ${LONGEST} and event_dates.ends_at > now()`;

export const NO_EVENT = 'This event does not exist';

/** A column: how many have this status on a row of `event_dates`. */
const countOf = (status: RsvpStatus) =>
  sql<number>`(select count(*)::int from event_rsvps where date_id = event_dates.id and status = ${sql.lit(status)})`;

/** Columns of a row of `event_dates`: how many come and wait, and the viewer's own answer. */
export const attendance = (viewer: Viewer | null) => [
  countOf('going').as('going'),
  countOf('waiting').as('waiting'),
  sql<string | null>`(
    select status from event_rsvps where date_id = event_dates.id and user_id = ${viewer?.id ?? 0})`.as(
    'mine',
  ),
];

/** A column of `events`: the viewer's role in its chapter. */
export const chapterRoleOf = (viewer: Viewer | null) =>
  sql<string | null>`(
    select role from chapter_members
    where chapter_id = events.chapter_id and user_id = ${viewer?.id ?? 0} and state = 'active')`.as(
    'chapterRole',
  );

export const roleOf = ({ chapterRole }: { chapterRole: string | null }): ChapterRole | null =>
  ChapterRole.nullable().parse(chapterRole);

/** Dates of the events that the viewer may see, with what lists show of them. */
export const visibleDates = (db: Kysely<DB>, viewer: Viewer | null) =>
  db
    .selectFrom('eventDates')
    .innerJoin('events', 'events.id', 'eventDates.eventId')
    .leftJoin('chapters', 'chapters.id', 'events.chapterId')
    .select(['chapters.slug as chapterSlug', 'chapters.name as chapterName'])
    .select(['eventDates.id', 'eventDates.startsAt', 'eventDates.endsAt', 'eventDates.cancelledAt'])
    .select(['events.id as eventId', 'events.slug', 'events.title', 'events.place', 'events.link'])
    .select(['events.timeZone', 'events.audience', 'events.seats', 'events.repeats'])
    .select(['events.cancelledAt as eventCancelledAt'])
    .select(attendance(viewer))
    .select(sql<string>`event_dates.starts_at::text`.as('sortKey'))
    .where(isEventVisible(viewer));

export type DateRow = Awaited<ReturnType<ReturnType<typeof visibleDates>['executeTakeFirstOrThrow']>>;

type Moment = Pick<DateRow, 'id' | 'startsAt' | 'endsAt' | 'cancelledAt' | 'going' | 'waiting' | 'mine'>;

export const presentDate = ({
  id,
  startsAt,
  endsAt,
  cancelledAt,
  going,
  waiting,
  mine,
}: Moment): EventDate => ({
  id,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  isCancelled: cancelledAt !== null,
  going,
  waiting,
  mine: RsvpStatus.nullable().parse(mine),
});

export const repeatsOf = (value: unknown): StoredRepeats | null => StoredRepeats.nullable().parse(value);

export const presentListItem = (row: DateRow): EventListItem => ({
  id: row.eventId,
  slug: row.slug,
  title: row.title,
  place: row.place,
  isOnline: row.link !== null,
  timeZone: row.timeZone,
  audience: row.audience,
  seats: row.seats,
  repeats: repeatsOf(row.repeats),
  chapter:
    row.chapterSlug === null || row.chapterName === null
      ? null
      : { slug: row.chapterSlug, name: row.chapterName },
  date: presentDate(row),
});

/** @throws NOT_FOUND for an event that the viewer may not see */
export async function requireEvent(db: Kysely<DB>, viewer: Viewer | null, id: number) {
  const row = await db
    .selectFrom('events')
    .select(['cancelledAt', 'repeats', 'chapterId'])
    .where('id', '=', id)
    .where(isEventVisible(viewer))
    .executeTakeFirst();
  if (!row) throw notFound(NO_EVENT);
  return { isSeries: row.repeats !== null, isCancelled: row.cancelledAt !== null, chapterId: row.chapterId };
}

/** @throws NOT_FOUND for a date that the viewer may not see, or that is another event's */
export async function requireDate(
  db: Kysely<DB>,
  viewer: Viewer | null,
  { id, dateId }: { id: number; dateId: number },
) {
  const row = await db
    .selectFrom('eventDates')
    .innerJoin('events', 'events.id', 'eventDates.eventId')
    .select(['eventDates.cancelledAt', 'events.chapterId', isComing.as('isComing')])
    .select(chapterRoleOf(viewer))
    .where('eventDates.id', '=', dateId)
    .where('events.id', '=', id)
    .where(isEventVisible(viewer))
    .executeTakeFirst();
  if (!row) throw notFound(NO_EVENT);
  const holder = { chapterId: row.chapterId, chapterRole: roleOf(row) };
  return { holder, isCancelled: row.cancelledAt !== null, isOver: !row.isComing };
}
