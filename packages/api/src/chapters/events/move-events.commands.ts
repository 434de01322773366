import { sql } from 'kysely';
import type { DatabaseTransaction } from '@guildhall/db';
import { isComing } from './event-rows.queries.ts';

type Events = { fromUserId: number; toUserId: number; chapterIds: number[] };

/**
 * Names another member as the organizer of coming events of the community and of these chapters.
 * @returns the events that have moved
 */
export async function moveEvents(
  trx: DatabaseTransaction,
  { fromUserId, toUserId, chapterIds }: Events,
): Promise<number[]> {
  const moved = await trx
    .updateTable('events')
    .set({ createdBy: toUserId })
    .where('createdBy', '=', fromUserId)
    .where('cancelledAt', 'is', null)
    .where(sql<boolean>`(chapter_id is null or chapter_id = any(${chapterIds}::int[]))`)
    .where(
      sql<boolean>`exists (select from event_dates
        where event_dates.event_id = events.id and event_dates.cancelled_at is null and ${isComing})`,
    )
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
}
