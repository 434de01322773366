import { sql } from 'kysely';
import { withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { refuseSelf } from './block.commands.ts';
import type { MemberRef } from './connections.schema.ts';

const TOPICS = ['dashboard', 'network'];

/** Dismisses a suggested member for 90 days. */
export async function dismissMember(ctx: MemberContext, { userId }: MemberRef): Promise<MemberRef> {
  refuseSelf(ctx, userId, 'You cannot dismiss yourself');
  return withTransaction(ctx.db, async (trx) => {
    const member = await trx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
    if (!member) throw notFound('This member is not available');
    await trx
      .insertInto('dismissals')
      .values({ userId: ctx.viewer.id, dismissedUserId: userId })
      .onConflict((conflicting) =>
        conflicting
          .columns(['userId', 'dismissedUserId'])
          .doUpdateSet({ until: sql`excluded.until`, createdAt: sql`now()` }),
      )
      .execute();
    await publishEvent(trx, [ctx.viewer.id], TOPICS);
    return { userId };
  });
}

/** Takes a dismissal back, so that the member can be suggested again. Without one it changes nothing. */
export async function suggestAgain(ctx: MemberContext, { userId }: MemberRef): Promise<MemberRef> {
  return withTransaction(ctx.db, async (trx) => {
    await trx
      .deleteFrom('dismissals')
      .where('userId', '=', ctx.viewer.id)
      .where('dismissedUserId', '=', userId)
      .execute();
    await publishEvent(trx, [ctx.viewer.id], TOPICS);
    return { userId };
  });
}
