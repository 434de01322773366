import { withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../../ground/core/context.ts';
import { notFound } from '../../../ground/errors/errors.ts';
import { publishEvent } from '../../../ground/core/live.ts';
import { markNoticesRead } from '../../notifications/notifications.commands.ts';
import { canOpen } from '../messages.policy.ts';
import { findRelationship } from '../messages.queries.ts';
import type { MutedState, SetMutedInput } from './conversations.schema.ts';

/**
 * Mutes the conversation with a member, or ends that. While it is muted, its messages arrive as before, but the bell,
 * emails and counts leave them out, from those that were not read yet on. The other member does not learn of it.
 * @throws NOT_FOUND for oneself and for a member whose conversation the viewer cannot open
 */
export async function setMuted(
  ctx: MemberContext,
  { userId: otherUserId, isMuted }: SetMutedInput,
): Promise<MutedState> {
  const userId = ctx.viewer.id;
  return withTransaction(ctx.db, async (trx) => {
    const relationship =
      userId === otherUserId ? undefined : await findRelationship(trx, userId, otherUserId);
    if (!relationship || !canOpen(relationship)) throw notFound('This member is not available');
    if (isMuted) {
      await trx
        .insertInto('mutedConversations')
        .values({ userId, otherUserId })
        .onConflict((conflicting) => conflicting.doNothing())
        .execute();
      await markNoticesRead(trx, userId, { kind: 'message', actorId: otherUserId });
    } else {
      await trx
        .deleteFrom('mutedConversations')
        .where('userId', '=', userId)
        .where('otherUserId', '=', otherUserId)
        .execute();
    }
    await publishEvent(trx, [userId], ['messages', 'dashboard']);
    return { userId: otherUserId, isMuted };
  });
}
