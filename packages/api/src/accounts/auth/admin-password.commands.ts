import type { Context } from '../../ground/core/context.ts';
import { forbidden } from '../../ground/errors/errors.ts';
import { enqueueAccountMail } from '../../contact/mail/mail.commands.ts';
import { passwordWeakness } from '../../ground/security/password-policy.ts';
import type { SignInAccount } from '../lookup/accounts.queries.ts';

/**
 * A member keeps their password when they become an administrator. If it is too weak for one, they choose another
 * by email before they can sign in: only here is the password known.
 */
export async function requireAdminPassword(
  ctx: Context,
  { id, role }: SignInAccount,
  password: string,
): Promise<void> {
  if (role !== 'admin') return;
  const weakness = await passwordWeakness(ctx.services.config, { role }, password);
  if (weakness === undefined) return;
  await ctx.services.limiter.charge('accountMail', `user:${id}`);
  await enqueueAccountMail(ctx.db, id, 'mail.password_reset');
  throw forbidden(`${weakness} We emailed you a link to choose another one.`);
}
