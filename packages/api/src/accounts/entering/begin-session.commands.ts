import type { Context, VerifiedAccount } from '../../ground/core/context.ts';
import { secondFactorDue, unauthorized } from '../../ground/errors/errors.ts';
import type { CurrentUser } from '../../people/profile/profile.schema.ts';
import { openChallenge } from '../second-factor/challenges.commands.ts';
import { enter } from './enter.commands.ts';

/**
 * Signs a member in who proved in another way than by the password who they are.
 * @param again what is said when the account was closed or given another password in between
 * @throws UNAUTHORIZED that says `secondFactor` where that is due: `answerChallenge` starts the session then
 */
export async function beginSession(
  ctx: Context,
  { hasSecondFactor, ...account }: VerifiedAccount & { hasSecondFactor: boolean },
  again: string,
): Promise<CurrentUser> {
  const isStarted = hasSecondFactor ? await openChallenge(ctx, account) : await ctx.session.start(account);
  if (!isStarted) throw unauthorized(again);
  if (hasSecondFactor) throw secondFactorDue();
  return enter(ctx, account);
}
