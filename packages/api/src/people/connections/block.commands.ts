import { type Kysely, sql } from 'kysely';
import { type DB, type DatabaseTransaction, withTransaction } from '@guildhall/db';
import type { MemberContext, Services } from '../../ground/core/context.ts';
import { invalid, notFound } from '../../ground/errors/errors.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { getRelation } from './connections.queries.ts';
import { lockPairRows } from './pair.queries.ts';
import type { MemberRef, Relation } from './connections.schema.ts';
import { lockUser } from '../../ground/core/lock-user.ts';

const TOPICS = ['connections', 'dashboard', 'network'];

/**
 * Blocks a member: hides the two from each other and ends their connection and everything open between them, without
 * notifying the other side.
 */
export async function blockMember(ctx: MemberContext, { userId }: MemberRef): Promise<Relation> {
  refuseSelf(ctx, userId, 'You cannot block yourself');
  return withTransaction(ctx.db, async (trx) => {
    // Every write that involves another member locks at least its author, so with both locked nothing runs
    // concurrently with the block.
    const members = await lockUser(trx, ctx.viewer.id, userId);
    if (members.length < 2) throw notFound('This member is not available');
    await trx
      .insertInto('blocks')
      .values({ blockerId: ctx.viewer.id, blockedId: userId })
      .onConflict((conflicting) => conflicting.doNothing())
      .execute();
    await endRelationship(trx, ctx.services, { viewerId: ctx.viewer.id, otherId: userId });
    await publishEvent(trx, [ctx.viewer.id], TOPICS);
    return getRelation(trx, ctx.viewer, { userId });
  });
}

/** Ends the connection and everything open between two members, one of whom blocks the other. */
export async function endRelationship(
  trx: DatabaseTransaction,
  { automation, listeners }: Pick<Services, 'automation' | 'listeners'>,
  { viewerId, otherId }: { viewerId: number; otherId: number },
): Promise<void> {
  await endConnections(trx, viewerId, otherId);
  for (const listener of listeners.memberBlocked) await listener(trx, automation, { viewerId, otherId });
}

/** Removes a block; a former connection is not restored. */
export async function unblockMember(ctx: MemberContext, { userId }: MemberRef): Promise<Relation> {
  return withTransaction(ctx.db, async (trx) => {
    await trx
      .deleteFrom('blocks')
      .where('blockerId', '=', ctx.viewer.id)
      .where('blockedId', '=', userId)
      .execute();
    await publishEvent(trx, [ctx.viewer.id], TOPICS);
    return getRelation(trx, ctx.viewer, { userId });
  });
}

/** @throws BAD_REQUEST with the message when it is the viewer */
export function refuseSelf(ctx: MemberContext, userId: number, message: string): void {
  if (userId === ctx.viewer.id) throw invalid(message);
}

/** A connection ends as removed, a request as declined by its receiver or withdrawn by its sender. */
async function endConnections(trx: Kysely<DB>, viewerId: number, otherId: number): Promise<void> {
  for (const row of await lockPairRows(trx, viewerId, otherId)) {
    if (row.status !== 'accepted' && row.status !== 'pending') continue;
    const isDeclined = row.status === 'pending' && row.userId === otherId;
    const requestStatus = isDeclined ? 'declined' : 'withdrawn';
    await trx
      .updateTable('connections')
      .set({
        status: row.status === 'accepted' ? 'removed' : requestStatus,
        endedAt: sql`now()`,
        ...(isDeclined && { declinedAt: sql`now()` }),
      })
      .where('id', '=', row.id)
      .execute();
  }
}
