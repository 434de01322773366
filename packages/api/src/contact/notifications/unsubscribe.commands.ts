import type { Context } from '../../ground/core/context.ts';
import { isActiveMember } from '../../ground/core/active-member.queries.ts';
import { invalid } from '../../ground/errors/errors.ts';
import { subscriptionName, openSubscription } from './unsubscribe.ts';
import type { UnsubscribeInput, Unsubscribed } from './notifications.schema.ts';

/** Unsubscribes the member of a signed link from one kind of email, signed in or not. */
export async function unsubscribe(ctx: Context, { token }: UnsubscribeInput): Promise<Unsubscribed> {
  const subscription = openSubscription(ctx.services.signer, token);
  if (!subscription) throw invalid('This link is not valid');
  const { userId, kind } = subscription;
  if (kind === 'weekly_digest') {
    await ctx.db.updateTable('users').set({ weeklyDigest: false }).where('id', '=', userId).execute();
    return { ok: true, label: subscriptionName(subscription) };
  }
  const isThere = await isActiveMember(ctx.db, userId);
  if (isThere)
    await ctx.db
      .insertInto('notificationPreferences')
      .values({ userId, kind, email: false })
      .onConflict((conflicting) => conflicting.columns(['userId', 'kind']).doUpdateSet({ email: false }))
      .execute();
  return { ok: true, label: subscriptionName(subscription) };
}
