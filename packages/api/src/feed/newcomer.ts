import { sql } from 'kysely';
import type { MemberContext } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { addressesIn } from './post-links.ts';

const NEWCOMER_HOURS = 24;
const NEWCOMER_LINKS = 2;

/** Accounts made to advertise are young: on the first day a member posts less and with few links. */
export async function requireNewcomerAllowance(ctx: MemberContext, content: string): Promise<void> {
  const newcomer = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', ctx.viewer.id)
    .where('createdAt', '>', sql<Date>`now() - make_interval(hours => ${NEWCOMER_HOURS})`)
    .executeTakeFirst();
  if (!newcomer) return;
  if (addressesIn(content).length > NEWCOMER_LINKS) {
    const message = `On your first day a post can have at most ${NEWCOMER_LINKS} links`;
    throw invalid(message, [{ path: 'content', message }]);
  }
  await ctx.services.limiter.charge('newcomerPost', `user:${ctx.viewer.id}`);
}
