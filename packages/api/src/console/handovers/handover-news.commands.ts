import { sql } from 'kysely';
import type { DatabaseTransaction } from '@guildhall/db';
import { notify } from '../../contact/notifications/notifications.commands.ts';
import { publishEvent } from '../../ground/core/live.ts';
import type { Parties } from './handovers.policy.ts';

type Asked = Parties & { id: number; isOwn: boolean; isApproved: boolean; admins: number[] };

/** Asks everyone who has to agree, and has not by starting it. */
export async function askPeople(
  trx: DatabaseTransaction,
  { id, fromUserId, toUserId, isOwn, isApproved, admins }: Asked,
): Promise<void> {
  const ask = (userId: number, event: 'take' | 'give' | 'approve', personId: number) =>
    notify(trx, { userId, actorId: null, kind: 'handover', handoverId: id, event, personId });
  await ask(toUserId, 'take', fromUserId);
  if (!isOwn) await ask(fromUserId, 'give', toUserId);
  if (isApproved) return;
  const others = admins.filter((admin) => admin !== fromUserId && admin !== toUserId);
  for (const admin of others) await ask(admin, 'approve', fromUserId);
}

/** Marks as read what was asked of anyone, or of administrators alone, once it needs no answer any more. */
export async function endAsks(trx: DatabaseTransaction, id: number, event?: 'approve'): Promise<void> {
  const read = await trx
    .updateTable('notifications')
    .set({ readAt: sql`now()` })
    .where('kind', '=', 'handover')
    .where('objectType', '=', 'handover')
    .where('objectId', '=', id)
    .where('readAt', 'is', null)
    .$if(event !== undefined, (query) => query.where(sql`data ->> 'event'`, '=', event ?? ''))
    .returning('userId')
    .execute();
  const userIds = [...new Set(read.map(({ userId }) => userId))];
  if (userIds.length > 0) await publishEvent(trx, userIds, ['notifications']);
}

/** Notifies the two that the handover is done or off. */
export async function announceEnd(
  trx: DatabaseTransaction,
  { id, fromUserId, toUserId }: Parties & { id: number },
  isDone: boolean,
): Promise<void> {
  const say = (userId: number, event: 'took' | 'gave' | 'cancelled', personId: number) =>
    notify(trx, { userId, actorId: null, kind: 'handover', handoverId: id, event, personId });
  await endAsks(trx, id);
  await say(toUserId, isDone ? 'took' : 'cancelled', fromUserId);
  await say(fromUserId, isDone ? 'gave' : 'cancelled', toUserId);
}
