import { type Kysely, sql } from 'kysely';
import { type DB, type Database, withTransaction } from '@guildhall/db';
import { publishEvent } from '../../../ground/core/live.ts';
import { notify } from '../../../contact/notifications/notifications.commands.ts';
import { enqueueGuestMail } from '../guests/guest-mails.commands.ts';

/** Dates whose waitlist is looked at in one run. */
const SWEPT = 1_000;

/** Who takes a seat: a member, or a visitor without an account. */
type Person = { userId: number } | { guestId: number };

/**
 * Gives someone a seat on each of these dates, or the next place on its waitlist; nobody overtakes who waits. A date
 * for which they have signed up already stays as it is. The caller holds the rows of the dates.
 * @returns the answers that are new
 */
export async function takeSeats(trx: Kysely<DB>, person: Person, dateIds: number[]) {
  const [userId, guestId] = 'userId' in person ? [person.userId, null] : [null, person.guestId];
  const { rows } = await sql<{ dateId: number; status: string }>`
    insert into event_rsvps (date_id, user_id, guest_id, status)
    select event_dates.id, ${userId}::int, ${guestId}::int, case
        when events.seats is null or (taken.going < events.seats and taken.waiting = 0) then 'going'
        else 'waiting' end
    from event_dates
    join events on events.id = event_dates.event_id
    cross join lateral (
      select count(*) filter (where status = 'going') as going, count(*) filter (where status = 'waiting') as waiting
      from event_rsvps where event_rsvps.date_id = event_dates.id) as taken
    where event_dates.id = any(${dateIds}::int[])
    order by event_dates.id
    on conflict do nothing
    returning date_id, status`.execute(trx);
  return rows;
}

/** Gives everyone who comes to the whole series a seat on its new dates, in the order in which they joined it. */
export async function seatSeriesMembers(trx: Kysely<DB>, eventId: number, dateIds: number[]): Promise<void> {
  await sql`
    insert into event_rsvps (date_id, user_id, status)
    select event_dates.id, joined.user_id,
      case when events.seats is null or joined.place <= events.seats then 'going' else 'waiting' end
    from event_dates
    join events on events.id = event_dates.event_id
    join (
      select event_id, user_id, row_number() over (order by created_at, user_id) as place
      from event_series_members where event_id = ${eventId}) as joined on joined.event_id = events.id
    where event_dates.id = any(${dateIds}::int[])
    order by event_dates.id, joined.place
    on conflict do nothing`.execute(trx);
}

/**
 * Moves up whoever waits longest while there are free seats, and tells them. The caller holds the rows of the dates. A
 * date that has begun keeps its waitlist.
 */
export async function fillSeats(trx: Kysely<DB>, dateIds: number[]): Promise<void> {
  const { rows } = await sql<Seated>`
    with waiting as (
      select date_id, queue_no, row_number() over (partition by date_id order by queue_no) as place
      from event_rsvps where status = 'waiting' and date_id = any(${dateIds}::int[])),
    free as (
      select event_dates.id, events.seats - (
          select count(*) from event_rsvps where date_id = event_dates.id and status = 'going') as seats
      from event_dates join events on events.id = event_dates.event_id
      where event_dates.id = any(${dateIds}::int[]) and event_dates.starts_at > now()
        and event_dates.cancelled_at is null)
    update event_rsvps set status = 'going'
    from waiting join free on free.id = waiting.date_id
    where event_rsvps.queue_no = waiting.queue_no and (free.seats is null or waiting.place <= free.seats)
    returning event_rsvps.user_id, event_rsvps.guest_id, event_rsvps.date_id`.execute(trx);
  await notifySeated(trx, rows, 'seat');
}

/** A row of `event_rsvps`: a member's answer for a date, or a guest's. */
export type Seated = { dateId: number } & (
  | { userId: number; guestId: null }
  | { userId: null; guestId: number }
);

/** Notifies members by bell and mail, and guests by mail, of a seat, that their date is near, or with thanks after it. */
export async function notifySeated(
  trx: Kysely<DB>,
  rows: Seated[],
  event: 'seat' | 'reminder' | 'thanks',
): Promise<void> {
  if (rows.length === 0) return;
  const dates = await describeDates(
    trx,
    rows.map(({ dateId }) => dateId),
  );
  for (const { userId, guestId, dateId } of rows) {
    const date = dates.get(dateId);
    if (guestId !== null) await enqueueGuestMail(trx, { guestId, event });
    else if (date) await notify(trx, { kind: 'event', userId, actorId: null, event, ...date });
  }
  const members = rows.flatMap(({ userId }) => userId ?? []);
  if (members.length > 0) await publishEvent(trx, members, ['events']);
}

/** What notices say of dates, by the date. */
export async function describeDates(trx: Kysely<DB>, dateIds: number[]) {
  const rows = await trx
    .selectFrom('eventDates')
    .innerJoin('events', 'events.id', 'eventDates.eventId')
    .select(['eventDates.id as dateId', 'eventDates.startsAt'])
    .select(['events.slug', 'events.title', 'events.timeZone', 'events.version'])
    .where('eventDates.id', '=', sql<number>`any(${dateIds}::int[])`)
    .execute();
  return new Map(
    rows.map(({ dateId, startsAt, slug, title, timeZone, version }) => [
      dateId,
      { date: { id: dateId, slug, title, timeZone, startsAt: startsAt.toISOString() }, version },
    ]),
  );
}

/** The rows of dates, held in one order until the transaction ends, so that calls that cross each other wait. */
export async function lockDates(trx: Kysely<DB>, dateIds: number[]): Promise<void> {
  if (dateIds.length === 0) return;
  await trx
    .selectFrom('eventDates')
    .select('id')
    .where('id', 'in', dateIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Fills seats that became free otherwise, such as by the deletion of an account. */
export async function fillFreedSeats(db: Database): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select event_dates.id from event_dates
    join events on events.id = event_dates.event_id
    where event_dates.starts_at > now() and event_dates.cancelled_at is null
      and exists (select from event_rsvps where date_id = event_dates.id and status = 'waiting')
      and (events.seats is null or events.seats > (
        select count(*) from event_rsvps where date_id = event_dates.id and status = 'going'))
    order by event_dates.starts_at
    limit ${SWEPT}`.execute(db);
  for (const { id } of rows)
    await withTransaction(db, async (trx) => {
      await lockDates(trx, [id]);
      await fillSeats(trx, [id]);
    });
}
