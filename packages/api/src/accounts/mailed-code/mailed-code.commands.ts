import { withTransaction } from '@guildhall/db';
import type { Context } from '../../ground/core/context.ts';
import { enqueueEvent } from '../../ground/core/jobs.ts';
import { invalid, notFound, unauthorized } from '../../ground/errors/errors.ts';
import { addressKey } from '../../ground/limits/address-key.ts';
import type { CurrentUser } from '../../people/profile/profile.schema.ts';
import { beginSession } from '../entering/begin-session.commands.ts';
import { enqueueAccountMail } from '../../contact/mail/mail.commands.ts';
import { giveToOwnerOfAddress } from '../entering/take-address.commands.ts';
import { hashOfUnknown } from '../../ground/security/passwords.ts';
import { findAccount, findActiveAccount, findInvited } from '../lookup/accounts.queries.ts';
import { reserveAccountMail } from '../lookup/reserve-account-mail.ts';
import { isSigned } from './code-signature.ts';
import { openLoginCode, placeOfToken, spendLoginCode, takeCodeTry } from './login-codes.commands.ts';
import type { MailedCodeInput, RequestCodeInput } from './mailed-code.schema.ts';

const AGAIN = 'Please ask for a new code.';
const WRONG_CODE = 'This code is not right. Please check it with the email.';

/** Sends a code if the address belongs to an account. Neither the answer nor its time says whether it does. */
export async function requestCode(ctx: Context, { email }: RequestCodeInput): Promise<{ ok: true }> {
  await requireMailedCodes(ctx);
  const account = await findAccount(ctx.db, email);
  // Members who were imported and have not joined get their invitation, as where a password is forgotten.
  const invited = await findInvited(ctx.db, email);
  const recipient = account ?? invited;
  await reserveAccountMail(ctx, { email, account });
  const token = await withTransaction(ctx.db, async (trx) => {
    const opened = await openLoginCode(trx, account?.id);
    await enqueueEvent(trx, {
      channel: 'mail',
      topic: invited ? 'mail.set_password' : 'mail.login_code',
      payload: invited ? {} : { place: opened.place },
      ...(recipient && { userId: recipient.id }),
    });
    return opened.token;
  });
  ctx.loginCode.remember(token);
  return { ok: true };
}

/**
 * Signs in with a code, in the browser that asked for it, and confirms the address that it was sent to.
 * @throws BAD_REQUEST for a wrong code while another one may be tried, UNAUTHORIZED when a new one is needed;
 * UNAUTHORIZED that says `secondFactor` where that is due
 */
export async function signInWithCode(ctx: Context, { code }: MailedCodeInput): Promise<CurrentUser> {
  await requireMailedCodes(ctx);
  const { token } = ctx.loginCode;
  if (token === undefined) throw restart(ctx, AGAIN);
  const place = placeOfToken(token);
  const refund = await ctx.services.limiter.reserve({
    name: 'loginFailedByIp',
    key: addressKey(ctx.request.ip),
  });
  const attempt = await takeCodeTry(ctx.db, place);
  if (!attempt) throw restart(ctx, AGAIN);
  const isRight = isSigned(ctx.services.signer, attempt.codeSignature ?? '', place, code);
  if (!isRight || attempt.userId === null) {
    if (attempt.left > 0) throw invalid(WRONG_CODE, [{ path: 'code', message: WRONG_CODE }]);
    throw restart(ctx, `Too many wrong codes. ${AGAIN}`);
  }
  await refund();
  ctx.loginCode.forget();
  return beginSession(ctx, await spend(ctx, place, attempt.userId), AGAIN);
}

/**
 * Uses the code up. The account is read along, so that a password of now is what the session begins with; one that was
 * chosen before the address was confirmed may be a stranger's, and is replaced by one that nobody knows.
 */
function spend(ctx: Context, place: string, userId: number) {
  return withTransaction(ctx.db, async (trx) => {
    if (!(await spendLoginCode(trx, place))) throw unauthorized(AGAIN);
    if (await giveToOwnerOfAddress(trx, userId)) {
      const password = await hashOfUnknown(ctx.services.passwords);
      await trx.updateTable('users').set({ password }).where('id', '=', userId).execute();
      await enqueueAccountMail(trx, userId, 'mail.password_ended');
    }
    const account = await findActiveAccount(trx, userId);
    if (!account) throw unauthorized(AGAIN);
    return account;
  });
}

async function requireMailedCodes({ services }: Context): Promise<void> {
  const { mailedCodes } = await services.community.registration();
  if (!mailedCodes) throw notFound('Signing in with a code by email is turned off');
}

function restart(ctx: Context, message: string) {
  ctx.loginCode.forget();
  return unauthorized(message);
}
