import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { publishEvent } from '../../../ground/core/live.ts';
import { isEventVisibleTo } from '../../../ground/core/visibility.ts';
import { notify } from '../../../contact/notifications/notifications.commands.ts';
import { isComing } from '../event-rows.queries.ts';
import { describeDates, fillSeats, lockDates } from './seats.commands.ts';

type Freed = { userId: number; dateId: number; eventId: number; inCalendar: boolean };

/**
 * Gives back every coming seat of a member at the events of a chapter, and moves up those who wait. The caller holds
 * the chapter's row and has ended the membership.
 */
export async function freeSeatsOf(
  trx: Kysely<DB>,
  { chapterId, userId, event }: { chapterId: number; userId: number; event: 'left' | 'lost' },
): Promise<void> {
  const freed = await freeSeats(trx, { chapterId }, (column) => sql<SqlBool>`${column} = ${userId}`);
  await notifyFreed(trx, freed, event);
}

/**
 * Gives back the coming seats at a chapter's events of everyone who may not see them any more, and notifies them, but
 * not who changed it. The caller holds the chapter's row, and that of the event where it is one.
 */
export async function freeLostSeats(
  trx: Kysely<DB>,
  { actorId, ...of }: Of & { actorId: number },
): Promise<void> {
  const freed = await freeSeats(
    trx,
    of,
    (column) => sql<SqlBool>`not ${isEventVisibleTo(column)}
      and not exists (select from users where users.id = ${column} and users.role = 'admin')`,
  );
  await notifyFreed(
    trx,
    freed.filter(({ userId }) => userId !== actorId),
    'lost',
  );
}

/** A chapter, or one of its events: two that are changed at once never wait for each other. */
type Of = { chapterId: number; eventId?: number };

/** A condition on `events` and the column with a member's id. */
type Whose = (column: RawBuilder<unknown>) => RawBuilder<SqlBool>;

async function freeSeats(trx: Kysely<DB>, { chapterId, eventId }: Of, whose: Whose): Promise<Freed[]> {
  const isOf = sql<SqlBool>`events.chapter_id = ${chapterId}
    and ${eventId === undefined ? sql`true` : sql`events.id = ${eventId}`}`;
  // In the order of other calls: events, so that none gets more dates meanwhile, then dates.
  await sql`
    select from events where ${isOf} and exists (
      select from event_dates where event_dates.event_id = events.id and ${isComing})
    order by id for no key update`.execute(trx);
  const { rows: taken } = await sql<{ dateId: number }>`
    select distinct event_rsvps.date_id
    from events
    join event_dates on event_dates.event_id = events.id
    join event_rsvps on event_rsvps.date_id = event_dates.id
    where ${isOf} and ${isComing} and event_dates.cancelled_at is null
      and event_rsvps.user_id is not null and ${whose(sql`event_rsvps.user_id`)}`.execute(trx);
  const dateIds = taken.map(({ dateId }) => dateId);
  await lockDates(trx, dateIds);
  const { rows } = await sql<Freed & { status: string }>`
    delete from event_rsvps using event_dates, events
    where event_dates.id = event_rsvps.date_id and events.id = event_dates.event_id
      and event_rsvps.date_id = any(${dateIds}::int[]) and event_rsvps.user_id is not null
      and ${whose(sql`event_rsvps.user_id`)}
    returning event_rsvps.user_id, event_rsvps.date_id, event_dates.event_id, event_rsvps.status,
      event_rsvps.status = 'going' and (event_rsvps.reminded_at is not null or not exists (
        select from event_series_members as joined
        where joined.event_id = events.id and joined.user_id = event_rsvps.user_id))
      and exists (select from users where id = event_rsvps.user_id and email_verified_at is not null) as in_calendar`.execute(
    trx,
  );
  await sql`
    delete from event_series_members using events
    where events.id = event_series_members.event_id and ${isOf}
      and ${whose(sql`event_series_members.user_id`)}`.execute(trx);
  await fillSeats(trx, dateIds);
  return rows.filter(({ status }) => status !== 'skipped');
}

/** Who gave seats up hears of what a mail has put into their calendar; who lost them, of each event once at least. */
async function notifyFreed(trx: Kysely<DB>, freed: Freed[], event: 'left' | 'lost'): Promise<void> {
  if (freed.length === 0) return;
  const dates = await describeDates(
    trx,
    freed.map(({ dateId }) => dateId),
  );
  const heard = new Set<string>();
  for (const { userId, dateId, eventId, inCalendar } of freed.toSorted((a, b) => a.dateId - b.dateId)) {
    const date = dates.get(dateId);
    const isFirst = !heard.has(`${userId} ${eventId}`);
    heard.add(`${userId} ${eventId}`);
    const isNews = event === 'lost' && isFirst;
    if (date && (inCalendar || isNews))
      await notify(
        trx,
        { kind: 'event', userId, actorId: null, event, ...date },
        isNews ? {} : { inApp: false },
      );
  }
  await publishEvent(trx, [...new Set(freed.map(({ userId }) => userId))], ['events']);
}
