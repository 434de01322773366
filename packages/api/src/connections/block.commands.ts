import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../core/context.ts';
import { invalid, notFound } from '../core/errors.ts';
import { endInvitations } from '../businesses/team/team.commands.ts';
import { publishEvent } from '../core/live.ts';
import { endReferrals } from '../referrals/end-referrals.commands.ts';
import { getRelation } from './connections.queries.ts';
import { lockPairRows } from './pair.queries.ts';
import type { MemberRef, Relation } from './connections.schema.ts';
import { lockUser } from '../core/lock-user.ts';

const TOPICS = ['connections', 'dashboard', 'network'];

/** Hides two members from each other and ends what is between them; the other side is not told. */
export async function blockMember(ctx: MemberContext, { userId }: MemberRef): Promise<Relation> {
  refuseSelf(ctx, userId, 'You cannot block yourself');
  return withTransaction(ctx.db, async (trx) => {
    // Whatever names another member locks at least its author: with both locked, nothing slips in beside the block.
    const members = await lockUser(trx, ctx.viewer.id, userId);
    if (members.length < 2) throw notFound('This member is not here');
    await trx
      .insertInto('blocks')
      .values({ blockerId: ctx.viewer.id, blockedId: userId })
      .onConflict((conflicting) => conflicting.doNothing())
      .execute();
    await endConnections(trx, ctx.viewer.id, userId);
    await endInvitations(trx, ctx.viewer.id, userId);
    await endReferrals(trx, ctx.services.automation, { actorId: ctx.viewer.id, otherId: userId });
    await publishEvent(trx, [ctx.viewer.id], TOPICS);
    return getRelation(trx, ctx.viewer, { userId });
  });
}

/** Lets the two see each other again; a former connection does not come back by itself. */
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

/** Keeps a suggested member out of the viewer's suggestions for the next 90 days. */
export async function dismissMember(ctx: MemberContext, { userId }: MemberRef): Promise<MemberRef> {
  refuseSelf(ctx, userId, 'You cannot dismiss yourself');
  return withTransaction(ctx.db, async (trx) => {
    const member = await trx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
    if (!member) throw notFound('This member is not here');
    await trx
      .insertInto('dismissals')
      .values({ userId: ctx.viewer.id, dismissedUserId: userId })
      .onConflict((conflicting) =>
        conflicting
          .columns(['userId', 'dismissedUserId'])
          .doUpdateSet({ until: sql`excluded.until`, createdAt: sql`now()` }),
      )
      .execute();
    await publishEvent(trx, [ctx.viewer.id], ['dashboard', 'network']);
    return { userId };
  });
}

function refuseSelf(ctx: MemberContext, userId: number, message: string): void {
  if (userId === ctx.viewer.id) throw invalid(message);
}

/** A connection ends as removed, a request as if its receiver had declined or its sender taken it back. */
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
