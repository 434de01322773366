import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type ConsoleQueue, ConsoleEvent, QUEUE_OF } from '../../ground/duties/duties.schema.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { countWaiting } from './queues.queries.ts';

/**
 * Marks the notifications of these queues as read for every administrator once nothing waits there any more. Call it
 * in the transaction that took a case out of its queue, after that.
 */
export async function settleNotices(trx: Kysely<DB>, queues: ConsoleQueue[]): Promise<void> {
  // So that of two who decide on the last two cases at once the later one sees that nothing is left.
  await sql`select pg_advisory_xact_lock(hashtext('guildhall.console_queues'))`.execute(trx);
  const waiting = await countWaiting(trx);
  const events = ConsoleEvent.options.filter((event) => {
    const queue = QUEUE_OF[event];
    return queue !== null && queues.includes(queue) && waiting[queue] === 0;
  });
  if (events.length === 0) return;
  const read = await trx
    .updateTable('notifications')
    .set({ readAt: sql`now()` })
    .where('kind', '=', 'console')
    .where('objectType', 'in', events)
    .where('readAt', 'is', null)
    .returning('userId')
    .execute();
  const userIds = [...new Set(read.map(({ userId }) => userId))];
  if (userIds.length > 0) await publishEvent(trx, userIds, ['notifications']);
}
