import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { type DB, type Database, withTransaction } from '@guildhall/db';
import { notify } from '../../contact/notifications/notifications.commands.ts';
import { enqueueJob } from '../../ground/core/jobs.ts';
import { describeDates } from './attendance/seats.commands.ts';

/** The job that notifies the members of a chapter of a new meeting. */
export const NOTIFY_CHAPTER_TASK = 'notify-chapter';

export const NewMeeting = z.object({ eventId: z.int(), actorId: z.int() });
export type NewMeeting = z.infer<typeof NewMeeting>;

/** Notifies them after the commit, because there may be thousands. */
export const enqueueNewMeeting = (trx: Kysely<DB>, meeting: NewMeeting): Promise<void> =>
  enqueueJob(trx, NOTIFY_CHAPTER_TASK, meeting);

/** Notifies the members of the chapter once for a whole series, of its next date; nobody of a canceled one. Idempotent. */
export async function notifyChapter(db: Database, { eventId, actorId }: NewMeeting): Promise<void> {
  await withTransaction(db, async (trx) => {
    const next = await trx
      .selectFrom('eventDates')
      .innerJoin('events', 'events.id', 'eventDates.eventId')
      .select(['eventDates.id', 'events.chapterId'])
      .where('events.id', '=', eventId)
      .where('events.cancelledAt', 'is', null)
      .where('eventDates.cancelledAt', 'is', null)
      .where('eventDates.startsAt', '>', sql<Date>`now()`)
      .orderBy('eventDates.startsAt')
      .limit(1)
      .executeTakeFirst();
    const date = next && (await describeDates(trx, [next.id])).get(next.id);
    if (!date || next.chapterId === null) return;
    const members = await trx
      .selectFrom('chapterMembers')
      .select('userId')
      .where('chapterId', '=', next.chapterId)
      .where('state', '=', 'active')
      .where(
        sql<boolean>`not exists (
          select from notifications join event_dates on event_dates.id = notifications.object_id
          where notifications.user_id = chapter_members.user_id and kind = 'event' and object_type = 'event_date'
            and event_dates.event_id = ${eventId} and data ->> 'event' = 'planned')`,
      )
      .orderBy('userId')
      .execute();
    for (const { userId } of members)
      await notify(trx, { kind: 'event', userId, actorId, event: 'planned', ...date });
  });
}
