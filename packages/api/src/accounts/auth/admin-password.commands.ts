import type { Context } from '../../ground/core/context.ts';
import { forbidden } from '../../ground/errors/errors.ts';
import { enqueueAccountMail } from '../../contact/mail/mail.commands.ts';
import { passwordWeakness } from '../../ground/security/password-policy.ts';
import type { SignInAccount } from '../lookup/accounts.queries.ts';
import { isStaff } from '../../ground/roles/roles.policy.ts';

/**
 * A member keeps their password when they get a role. If it is too weak for one, they choose another
 * by email before they can sign in: only here is the password known.
 */
export async function requireAdminPassword(
  ctx: Context,
  account: SignInAccount,
  password: string,
): Promise<void> {
  if (!isStaff(account)) return;
  const weakness = await passwordWeakness(ctx.services.config, account, password);
  if (weakness === undefined) return;
  await ctx.services.limiter.charge('accountMail', `user:${account.id}`);
  await enqueueAccountMail(ctx.db, account.id, 'mail.password_reset');
  throw forbidden(`${weakness} We emailed you a link to choose another one.`);
}
