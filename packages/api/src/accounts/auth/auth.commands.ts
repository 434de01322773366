import type { Context, VerifiedAccount } from '../../ground/core/context.ts';
import { secondFactorDue, unauthorized } from '../../ground/errors/errors.ts';
import type { CurrentUser } from '../../people/profile/profile.schema.ts';
import { PASSWORD_MAX } from '../../ground/security/password.schema.ts';
import type { LoginInput } from './auth.schema.ts';
import { requireAdminPassword } from './admin-password.commands.ts';
import { type SignInAccount, findAccount, findSignInAccount } from '../lookup/accounts.queries.ts';
import { openChallenge } from '../second-factor/challenges.commands.ts';
import { enter } from '../entering/enter.commands.ts';
import { endSuspensionOf } from '../entering/end-suspension-of.commands.ts';
import { admitLogin, payForLogin } from './login-throttle.ts';

const WRONG_LOGIN = 'Invalid email or password.';

/**
 * Unknown address and wrong password cost the same work and give the same error; that an account is paused or
 * deactivated, or a second factor due, is only said after the right password.
 * @throws UNAUTHORIZED that says `secondFactor` where it is due: `answerChallenge` starts the session then
 */
export async function login(ctx: Context, input: LoginInput): Promise<CurrentUser> {
  const account = await findSignInAccount(ctx.db, input.email);
  const claim = { email: input.email, account };
  await admitLogin(ctx, claim);
  const isRight = await isRightPassword(ctx, account?.password, input.password);
  const attempt = await payForLogin(ctx, claim);
  if (isRight && account && !account.isActive)
    await endSuspensionOf(ctx, account).catch(async (error: unknown) => {
      await attempt.succeed();
      throw error;
    });
  if (isRight && account)
    await requireAdminPassword(ctx, account, input.password).catch(async (error: unknown) => {
      await attempt.succeed();
      throw error;
    });
  const started = isRight && account ? await startSession(ctx, account, input) : undefined;
  if (!started) {
    await attempt.fail();
    throw unauthorized(WRONG_LOGIN);
  }
  await attempt.succeed();
  const fresh = await withFreshHash(ctx, started, input.password);
  if (account?.hasSecondFactor) throw secondFactorDue();
  return enter(ctx, fresh);
}

/**
 * Starts the session, or the challenge where a second factor is due.
 * @returns undefined when the password was replaced since its verification
 */
async function startSession(
  ctx: Context,
  account: SignInAccount,
  { email, password }: LoginInput,
): Promise<VerifiedAccount | undefined> {
  const start = (verified: VerifiedAccount) =>
    account.hasSecondFactor ? openChallenge(ctx, verified) : ctx.session.start(verified);
  if (await start(account)) return account;
  // A concurrent sign-in may have rehashed the same password.
  const again = await findAccount(ctx.db, email);
  if (!again || !(await isRightPassword(ctx, again.password, password))) return undefined;
  return (await start(again)) ? again : undefined;
}

/** The account, rehashed with today's parameters if its hash is weaker. */
async function withFreshHash(
  ctx: Context,
  account: VerifiedAccount,
  plain: string,
): Promise<VerifiedAccount> {
  if (!(await ctx.services.passwords.needsRehash(account.password, plain))) return account;
  const password = await ctx.services.passwords.hash(plain);
  await ctx.db
    .updateTable('users')
    .set({ password })
    .where('id', '=', account.id)
    // Does not overwrite a password changed concurrently.
    .where('password', '=', account.password)
    .execute();
  return { id: account.id, password };
}

function isRightPassword(ctx: Context, hash: string | undefined, password: string): Promise<boolean> {
  const { passwords } = ctx.services;
  if (hash === undefined || password.length > PASSWORD_MAX)
    return passwords.verifyDummy(password.slice(0, PASSWORD_MAX));
  return passwords.verify(hash, password);
}

export async function logout(ctx: Context): Promise<{ ok: true }> {
  await ctx.session.end();
  return { ok: true };
}
