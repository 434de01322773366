import { withTransaction } from '@guildhall/db';
import type { Context, VerifiedAccount } from '../../ground/core/context.ts';
import { secondFactorDue, unauthorized } from '../../ground/errors/errors.ts';
import { addressKey } from '../../ground/limits/address-key.ts';
import type { Refund } from '../../ground/limits/limiter.ts';
import { enqueueAccountMail } from '../../contact/mail/mail.commands.ts';
import type { CurrentUser } from '../../people/profile/profile.schema.ts';
import { enter } from '../entering/enter.commands.ts';
import { isTooMany } from './login-throttle.ts';
import { findChallenge, spendChallenge, takeTry } from '../second-factor/challenges.commands.ts';
import { recordSecurityEvent } from '../second-factor/record-security-event.commands.ts';
import type { SecondFactorInput } from '../second-factor/second-factor.schema.ts';
import { type RightCode, findRightCode, useRightCode } from '../second-factor/use-code.commands.ts';

const AGAIN = 'Please sign in again.';
const WRONG_CODE = 'This code is not right, or has been used. Please try again.';

/**
 * Finishes a sign-in whose password was right, with a code of the app or a recovery code.
 * @throws UNAUTHORIZED for a wrong code, which says `secondFactor` as long as another one may be tried
 */
export async function answerChallenge(ctx: Context, { code }: SecondFactorInput): Promise<CurrentUser> {
  const { token } = ctx.challenge;
  const account = token === undefined ? undefined : await findChallenge(ctx.db, token);
  if (token === undefined || !account) throw restart(ctx, AGAIN);
  const refund = await reserveTry(ctx, account);
  const taken = await takeTry(ctx.db, token);
  if (!taken) throw restart(ctx, AGAIN);
  const right = await findRightCode(ctx, account.id, code);
  if (!right || !(await use(ctx, account, { token, right }))) {
    if (taken.left > 0) throw secondFactorDue(WRONG_CODE);
    await warn(ctx, account);
    throw restart(ctx, `Too many wrong codes. ${AGAIN}`);
  }
  await refund();
  ctx.challenge.forget();
  if (!(await ctx.session.start(account, { twoFactors: true }))) throw unauthorized(AGAIN);
  return enter(ctx, account);
}

function restart(ctx: Context, message: string) {
  ctx.challenge.forget();
  return unauthorized(message);
}

/**
 * A known device has tries of its own, so that an attacker who only knows the password cannot lock its member out. All of
 * an account's together have a bound, too: devices may have become known before there was a second factor.
 */
function reserveTry(ctx: Context, account: VerifiedAccount): Promise<Refund> {
  const key = `user:${account.id}`;
  return ctx.services.limiter.reserve(
    { name: 'loginFailedByIp', key: addressKey(ctx.request.ip) },
    { name: 'secondFactorFailed', key: ctx.device.find(account) ?? key },
    { name: 'secondFactorFailedByAccount', key },
  );
}

/** Uses up the code and the challenge, both or neither. */
async function use(
  ctx: Context,
  { id }: VerifiedAccount,
  { token, right }: { token: string; right: RightCode },
): Promise<boolean> {
  return withTransaction(ctx.db, async (trx) => {
    if (!(await useRightCode(trx, id, right))) return false;
    // Another answer in the same browser was first: this code is not used up by it.
    if (!(await spendChallenge(trx, token))) throw unauthorized(AGAIN);
    if (right.kind === 'recovery') await recordSecurityEvent(trx, id, 'recovery_code_used', ctx.request);
    return true;
  });
}

/** Five wrong codes in a row follow a correct password, which somebody else may know. */
async function warn(ctx: Context, { id }: VerifiedAccount): Promise<void> {
  try {
    await ctx.services.limiter.charge('loginAlert', `second-factor:${id}`);
  } catch (error) {
    if (isTooMany(error)) return;
    throw error;
  }
  await withTransaction(ctx.db, (trx) => enqueueAccountMail(trx, id, 'mail.second_factor_refused'));
}
