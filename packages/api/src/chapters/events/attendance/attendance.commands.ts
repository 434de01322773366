import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../../ground/core/context.ts';
import { conflict } from '../../../ground/errors/errors.ts';
import { publishEvent } from '../../../ground/core/live.ts';
import { isComing, requireDate, requireEvent } from '../event-rows.queries.ts';
import { getRsvp } from './attendance.queries.ts';
import type { DateRef, Rsvp, SeriesRef, SeriesState } from './attendance.schema.ts';
import { notify } from '../../../contact/notifications/notifications.commands.ts';
import { describeDates, fillSeats, lockDates, takeSeats } from './seats.commands.ts';

const TOPICS = ['events'];

/**
 * Signs the viewer up for a date: a seat while there are any and nobody waits, else the end of the waitlist. Doing it
 * again changes nothing.
 * @throws NOT_FOUND for a date that the viewer may not see, CONFLICT for one that is over or canceled
 */
export async function joinDate(ctx: MemberContext, ref: DateRef): Promise<Rsvp> {
  const { viewer } = ctx;
  return withTransaction(ctx.db, async (trx) => {
    await holdChapterOf(trx, ref.id);
    await lockDates(trx, [ref.dateId]);
    await requireOpenDate(trx, ctx, ref);
    await trx
      .deleteFrom('eventRsvps')
      .where('dateId', '=', ref.dateId)
      .where('userId', '=', viewer.id)
      .where('status', '=', 'skipped')
      .execute();
    const [seat] = await takeSeats(trx, { userId: viewer.id }, [ref.dateId]);
    if (seat?.status === 'going') await mailOwnSeats(trx, viewer.id, 'joined', [ref.dateId]);
    await publishEvent(trx, [viewer.id], TOPICS);
    return getRsvp(trx, viewer, ref);
  });
}

/** Gives the viewer's seat or place back, and moves up whoever waits. Of a series, the date is skipped. */
export async function withdrawFromDate(ctx: MemberContext, ref: DateRef): Promise<Rsvp> {
  const { viewer } = ctx;
  return withTransaction(ctx.db, async (trx) => {
    await lockDates(trx, [ref.dateId]);
    await requireOpenDate(trx, ctx, ref);
    const given = await trx
      .deleteFrom('eventRsvps')
      .where('dateId', '=', ref.dateId)
      .where('userId', '=', viewer.id)
      .returning('status')
      .executeTakeFirst();
    if (given?.status === 'going') await mailOwnSeats(trx, viewer.id, 'left', [ref.dateId]);
    await sql`
      insert into event_rsvps (date_id, user_id, status)
      select ${ref.dateId}, user_id, 'skipped' from event_series_members
      where event_id = ${ref.id} and user_id = ${viewer.id}`.execute(trx);
    await fillSeats(trx, [ref.dateId]);
    await publishEvent(trx, [viewer.id], TOPICS);
    return getRsvp(trx, viewer, ref);
  });
}

/** Signs the viewer up for every coming date of a series, and for those that are added to it. */
export async function joinSeries(ctx: MemberContext, { id }: SeriesRef): Promise<SeriesState> {
  const { viewer } = ctx;
  return withTransaction(ctx.db, async (trx) => {
    await holdChapterOf(trx, id);
    const { isSeries, isCancelled } = await requireEvent(trx, viewer, id);
    if (!isSeries) throw conflict('This event takes place once. Sign up for its date.');
    if (isCancelled) throw conflict('This event has been canceled');
    await trx
      .insertInto('eventSeriesMembers')
      .values({ eventId: id, userId: viewer.id })
      .onConflict((conflicting) => conflicting.doNothing())
      .execute();
    const dates = await lockComingDates(trx, id);
    await takeSeats(trx, { userId: viewer.id }, dates);
    await publishEvent(trx, [viewer.id], TOPICS);
    return { id, joined: true };
  });
}

/** Takes the viewer off a series and off all of its coming dates. */
export async function withdrawFromSeries(ctx: MemberContext, { id }: SeriesRef): Promise<SeriesState> {
  const { viewer } = ctx;
  return withTransaction(ctx.db, async (trx) => {
    await requireEvent(trx, viewer, id);
    const dates = await lockComingDates(trx, id);
    await trx
      .deleteFrom('eventSeriesMembers')
      .where('eventId', '=', id)
      .where('userId', '=', viewer.id)
      .execute();
    await mailOwnSeats(trx, viewer.id, 'left', await leaveDates(trx, viewer.id, dates));
    await fillSeats(trx, dates);
    await publishEvent(trx, [viewer.id], TOPICS);
    return { id, joined: false };
  });
}

/** While someone signs up, nobody leaves the event's chapter or hides it: both take the seats that there are then. */
async function holdChapterOf(trx: Kysely<DB>, eventId: number): Promise<void> {
  await sql`
    select from chapters where id = (select chapter_id from events where id = ${eventId}) for share`.execute(
    trx,
  );
}

/** Gives a member's seats back. @returns the dates that a mail has put into their calendar */
async function leaveDates(trx: Kysely<DB>, userId: number, dateIds: number[]): Promise<number[]> {
  if (dateIds.length === 0) return [];
  const rows = await trx
    .deleteFrom('eventRsvps')
    .where('dateId', 'in', dateIds)
    .where('userId', '=', userId)
    .returning(['dateId', 'remindedAt'])
    .execute();
  return rows.filter(({ remindedAt }) => remindedAt !== null).map(({ dateId }) => dateId);
}

/** Mails what the member did themselves, so that their calendar program follows; to a confirmed address alone. */
async function mailOwnSeats(
  trx: Kysely<DB>,
  userId: number,
  event: 'joined' | 'left',
  dateIds: number[],
): Promise<void> {
  const member = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst();
  if (!member) return;
  for (const date of (await describeDates(trx, dateIds)).values())
    await notify(trx, { kind: 'event', userId, actorId: null, event, ...date }, { inApp: false });
}

/** The coming dates of an event, the event's own row first, so that none is added meanwhile. */
async function lockComingDates(trx: Kysely<DB>, eventId: number): Promise<number[]> {
  await trx.selectFrom('events').select('id').where('id', '=', eventId).forNoKeyUpdate().execute();
  const rows = await trx
    .selectFrom('eventDates')
    .select('id')
    .where('eventId', '=', eventId)
    .where('cancelledAt', 'is', null)
    .where(isComing)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

async function requireOpenDate(trx: Kysely<DB>, { viewer }: MemberContext, ref: DateRef): Promise<void> {
  const { isOver, isCancelled } = await requireDate(trx, viewer, ref);
  if (isCancelled) throw conflict('This date has been canceled');
  if (isOver) throw conflict('This date is over');
}
