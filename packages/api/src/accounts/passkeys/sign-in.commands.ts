import type { Context } from '../../ground/core/context.ts';
import { secondFactorDue, unauthorized } from '../../ground/errors/errors.ts';
import { addressKey } from '../../ground/limits/address-key.ts';
import type { CurrentUser } from '../../people/profile/profile.schema.ts';
import { endSuspensionOf } from '../entering/end-suspension-of.commands.ts';
import { enter } from '../entering/enter.commands.ts';
import { findSignInAccountOf } from '../lookup/accounts.queries.ts';
import { openChallenge } from '../second-factor/challenges.commands.ts';
import { openPasskeyChallenge } from './passkey-challenges.commands.ts';
import { PASSKEY_MINUTES, type PasskeyAnswer, type PasskeyOptions } from './passkeys.schema.ts';
import { relyingPartyOf } from './relying-party.ts';
import { verifyPasskey } from './verify-passkey.commands.ts';

const AGAIN = 'Please sign in again.';
const SIGN_IN = { name: 'passkey_sign_in', userId: null } as const;

/** What to ask a passkey. Whose it is says its answer, so any passkey of the site may. */
export async function beginPasskeySignIn(ctx: Context): Promise<PasskeyOptions> {
  await ctx.services.limiter.charge('passkeyChallenge', addressKey(ctx.request.ip));
  return {
    challenge: await openPasskeyChallenge(ctx, SIGN_IN),
    rpId: relyingPartyOf(ctx.services.config).id,
    timeout: PASSKEY_MINUTES * 60_000,
    userVerification: 'preferred',
  };
}

/**
 * Signs in with a passkey. One that recognized its member counts as two factors; after any other, the second factor of
 * those who have one is due.
 * @throws UNAUTHORIZED that says `secondFactor` where that is due
 */
export async function signInWithPasskey(ctx: Context, answer: PasskeyAnswer): Promise<CurrentUser> {
  const refund = await ctx.services.limiter.reserve({
    name: 'loginFailedByIp',
    key: addressKey(ctx.request.ip),
  });
  const { userId, isUserVerified } = await verifyPasskey(ctx, answer, SIGN_IN);
  await refund();
  const account = await findSignInAccountOf(ctx.db, userId);
  if (!account) throw unauthorized(AGAIN);
  if (!account.isActive) await endSuspensionOf(ctx, account);
  const isDue = account.hasSecondFactor && !isUserVerified;
  const isStarted = isDue
    ? await openChallenge(ctx, account)
    : await ctx.session.start(account, { twoFactors: isUserVerified });
  if (!isStarted) throw unauthorized(AGAIN);
  if (isDue) throw secondFactorDue();
  return enter(ctx, account);
}
