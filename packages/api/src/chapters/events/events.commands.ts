import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { withIdempotency } from '../../ground/core/idempotency.ts';
import { requireTimeZone } from '../../ground/core/require-time-zone.ts';
import { requireVersion } from '../../ground/core/require-version.ts';
import { conflict, forbidden, notFound, unavailable } from '../../ground/errors/errors.ts';
import { slugsOf } from '../slugs.ts';
import { addDates, cancelDates, insertDates, moveDates } from './event-dates.commands.ts';
import { fillSeats, seatSeriesMembers } from './attendance/seats.commands.ts';
import { enqueueAttendeeNews } from './attendance/tell-attendees.commands.ts';
import { storedRepeats } from './event-times.ts';
import { holdChapter, findHolder, requireAudience } from './event-chapter.queries.ts';
import { COMMUNITY, canHoldEvents } from './events.policy.ts';
import { enqueueNewMeeting } from './notify-chapter.commands.ts';
import { freeLostSeats } from './attendance/free-seats.commands.ts';
import { NO_EVENT, requireEvent } from './event-rows.queries.ts';
import { getEvent } from './events.queries.ts';
import {
  type CreateEventInput,
  Event,
  type EventDateRef,
  type EventRef,
  type UpdateEventInput,
} from './events.schema.ts';

/**
 * Creates an event with all its dates, of a chapter or of the whole community.
 * @throws FORBIDDEN for anyone who holds no events there; NOT_FOUND for a chapter that the viewer may not see;
 *   BAD_REQUEST for dates that are over or too many
 */
export async function createEvent(ctx: MemberContext, input: CreateEventInput): Promise<Event> {
  const { chapterId } = await requireHolder(ctx.db, ctx, input.chapter);
  return withIdempotency(ctx, {
    operation: 'events.create',
    input,
    output: Event,
    limits: ['event'],
    async work(trx) {
      const chapter = chapterId === null ? null : await holdChapter(trx, ctx.viewer, chapterId);
      if (!canHoldEvents(ctx.viewer, chapter ?? COMMUNITY)) throw forbidden(NOT_HERE);
      requireAudience(chapter, input.audience);
      await requireTimeZone(trx, input.timeZone, 'timeZone');
      const { start, end, repeats, chapter: _slug, ...fields } = input;
      const stored = repeats && storedRepeats(repeats, start);
      const { id, slug } = await insertUnderFreeSlug(trx, {
        ...orNull(fields),
        chapterId,
        repeats: stored && JSON.stringify(stored),
        createdBy: ctx.viewer.id,
      });
      await insertDates(trx, { eventId: id, start, end, timeZone: input.timeZone, repeats: stored });
      if (chapterId !== null) await enqueueNewMeeting(trx, { eventId: id, actorId: ctx.viewer.id });
      return getEvent(trx, ctx.viewer, { slug });
    },
  });
}

/**
 * Replaces what an event says, moves its coming dates and adds dates until a later last day.
 * @throws FORBIDDEN for anyone who may not hold it; CONFLICT once it is cancelled, or when it was edited meanwhile
 */
export async function updateEvent(ctx: MemberContext, input: UpdateEventInput): Promise<Event> {
  return withTransaction(ctx.db, async (trx) => {
    const { id, start, end, until, expectedVersion, ...fields } = input;
    const event = await lockEvent(trx, ctx, id);
    requireVersion(expectedVersion, event.version);
    requireAudience(event.chapter, input.audience);
    await requireTimeZone(trx, input.timeZone, 'timeZone');
    await trx
      .updateTable('events')
      .set({ ...orNull(fields), version: sql`version + 1` })
      .where('id', '=', id)
      .execute();
    const { coming, moved } = await moveDates(trx, { eventId: id, start, end, timeZone: input.timeZone });
    if (until !== undefined)
      await seatSeriesMembers(trx, id, await addDates(trx, { id, timeZone: input.timeZone, until }));
    // There may be more seats than before, or some whose holders may no longer see the event.
    await fillSeats(trx, coming);
    if (event.chapterId !== null && input.audience !== event.audience)
      await freeLostSeats(trx, { chapterId: event.chapterId, eventId: id, actorId: ctx.viewer.id });
    const isElsewhere = (event.place ?? '') !== input.place || (event.link ?? '') !== input.link;
    await enqueueAttendeeNews(trx, {
      event: 'changed',
      dateIds: isElsewhere ? coming : moved,
      version: event.version + 1,
      actorId: ctx.viewer.id,
    });
    const [next] = coming;
    return getEvent(trx, ctx.viewer, { slug: event.slug, ...(next !== undefined && { date: next }) });
  });
}

/** Cancels an event with its coming dates. Cancelling it again changes nothing. */
export async function cancelEvent(ctx: MemberContext, { id }: EventRef): Promise<Event> {
  return withTransaction(ctx.db, async (trx) => {
    const event = await lockEvent(trx, ctx, id, { allowCancelled: true });
    if (event.cancelledAt === null) await cancelHeld(trx, ctx, event);
    return getEvent(trx, ctx.viewer, { slug: event.slug });
  });
}

/** Cancels an event whose row the caller holds. */
export async function cancelHeld(
  trx: Kysely<DB>,
  ctx: MemberContext,
  event: { id: number; version: number },
): Promise<void> {
  await trx
    .updateTable('events')
    .set({ cancelledAt: sql`now()`, version: sql`version + 1` })
    .where('id', '=', event.id)
    .execute();
  await tellCanceled(trx, ctx, event, await cancelDates(trx, { eventId: event.id }));
}

/** Cancels one coming date of an event; the others take place. */
export async function cancelEventDate(ctx: MemberContext, { id, dateId }: EventDateRef): Promise<Event> {
  return withTransaction(ctx.db, async (trx) => {
    const event = await lockEvent(trx, ctx, id);
    await tellCanceled(trx, ctx, event, await cancelDates(trx, { eventId: id, dateId }));
    return getEvent(trx, ctx.viewer, { slug: event.slug, date: dateId });
  });
}

const tellCanceled = (trx: Kysely<DB>, ctx: MemberContext, event: { version: number }, dateIds: number[]) =>
  enqueueAttendeeNews(trx, {
    event: 'canceled',
    dateIds,
    version: event.version + 1,
    actorId: ctx.viewer.id,
  });

const NOT_HERE = 'Only the leaders and organizers of this chapter can hold its events';

/** Where someone wants to hold events: in a chapter, or for the whole community. */
async function requireHolder(db: Kysely<DB>, { viewer }: MemberContext, chapter: string | null) {
  const holder = chapter === null ? COMMUNITY : await findHolder(db, viewer, chapter);
  if (canHoldEvents(viewer, holder)) return holder;
  throw forbidden(chapter === null ? 'Only administrators can create events' : NOT_HERE);
}

/** The event, held until the transaction ends, for someone who may change it. Its chapter is held first. */
async function lockEvent(
  trx: Kysely<DB>,
  { viewer }: MemberContext,
  id: number,
  { allowCancelled = false } = {},
) {
  const { chapterId } = await requireEvent(trx, viewer, id);
  const chapter = chapterId === null ? null : await holdChapter(trx, viewer, chapterId);
  if (!canHoldEvents(viewer, chapter ?? COMMUNITY))
    throw forbidden(chapter ? NOT_HERE : 'Only administrators can change this event');
  const event = await trx
    .selectFrom('events')
    .select(['id', 'slug', 'version', 'cancelledAt', 'place', 'link', 'audience', 'chapterId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!event) throw notFound(NO_EVENT);
  if (event.cancelledAt !== null && !allowCancelled) throw conflict('This event has been canceled');
  return { ...event, chapter };
}

const orNull = <Fields extends { place: string; link: string }>(fields: Fields) => ({
  ...fields,
  place: fields.place || null,
  link: fields.link || null,
});

type NewEvent = Omit<
  ReturnType<typeof orNull<Omit<CreateEventInput, 'start' | 'end' | 'repeats' | 'chapter'>>>,
  never
> & {
  repeats: string | null;
  chapterId: number | null;
  createdBy: number;
};

/** The slug is made from the title and never changes. */
async function insertUnderFreeSlug(trx: Kysely<DB>, event: NewEvent): Promise<{ id: number; slug: string }> {
  for (const slug of slugsOf(event.title, 'event')) {
    const row = await trx
      .insertInto('events')
      .values({ ...event, slug })
      .onConflict((conflicting) => conflicting.column('slug').doNothing())
      .returning(['id', 'slug'])
      .executeTakeFirst();
    if (row) return row;
  }
  throw unavailable();
}
