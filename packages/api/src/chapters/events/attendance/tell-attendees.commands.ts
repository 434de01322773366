import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { type DB, type Database, withTransaction } from '@guildhall/db';
import { enqueueJob } from '../../../ground/core/jobs.ts';
import { publishEvent } from '../../../ground/core/live.ts';
import { notify } from '../../../contact/notifications/notifications.commands.ts';
import { enqueueGuestMail } from '../guests/guest-mails.commands.ts';
import { describeDates } from './seats.commands.ts';

/** The job that tells those who signed up what has changed. */
export const TELL_ATTENDEES_TASK = 'tell-attendees';

export const AttendeeNews = z.object({
  event: z.enum(['canceled', 'changed']),
  /** Dates of one event that were changed together; members hear of their first one. */
  dateIds: z.array(z.int()).max(500),
  /** Of the event when it was changed: nobody is told twice of one change. */
  version: z.int(),
  actorId: z.int(),
});
export type AttendeeNews = z.infer<typeof AttendeeNews>;

/** Tells them after the commit, because there may be thousands. */
export async function enqueueAttendeeNews(trx: Kysely<DB>, news: AttendeeNews): Promise<void> {
  if (news.dateIds.length > 0) await enqueueJob(trx, TELL_ATTENDEES_TASK, news);
}

/** Notifies everyone who comes to one of the dates or waits for a seat, but whoever changed it. Idempotent. */
export async function tellAttendees(
  db: Database,
  { event, dateIds, version, actorId }: AttendeeNews,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const dates = await describeDates(trx, dateIds);
    const { rows } = await sql<{ userId: number; dateId: number }>`
      select distinct on (event_rsvps.user_id) event_rsvps.user_id, event_rsvps.date_id
      from event_rsvps join event_dates on event_dates.id = event_rsvps.date_id
      where event_rsvps.date_id = any(${dateIds}::int[]) and event_rsvps.status <> 'skipped'
        and event_rsvps.user_id <> ${actorId} and not exists (
          select from notifications
          where notifications.user_id = event_rsvps.user_id and kind = 'event' and object_type = 'event_date'
            and object_id = any(${dateIds}::int[]) and data ->> 'event' = ${event}
            and (data ->> 'version')::int = ${version})
      order by event_rsvps.user_id, event_dates.starts_at`.execute(trx);
    for (const { userId, dateId } of rows) {
      const date = dates.get(dateId);
      if (date) await notify(trx, { kind: 'event', userId, actorId: null, event, ...date, version });
    }
    if (rows.length > 0)
      await publishEvent(
        trx,
        rows.map(({ userId }) => userId),
        ['events'],
      );
    const guests = await trx
      .selectFrom('eventRsvps')
      .select('guestId')
      .where('dateId', '=', sql<number>`any(${dateIds}::int[])`)
      .where('guestId', 'is not', null)
      .execute();
    for (const { guestId } of guests)
      if (guestId !== null) await enqueueGuestMail(trx, { guestId, event, version });
  });
}
