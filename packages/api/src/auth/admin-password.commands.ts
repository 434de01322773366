import type { Context, VerifiedAccount } from '../core/context.ts';
import { forbidden } from '../core/errors.ts';
import { enqueueAccountMail } from '../mail/mail.commands.ts';
import { passwordWeakness } from '../security/password-policy.ts';

/**
 * A member keeps their password when they become an administrator. If it is too weak for one, they choose another
 * by email before they can sign in: only here is the password known.
 */
export async function requireAdminPassword(
  ctx: Context,
  { id }: VerifiedAccount,
  password: string,
): Promise<void> {
  const { role } = await ctx.db
    .selectFrom('users')
    .select('role')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (role !== 'admin') return;
  const weakness = await passwordWeakness(ctx.services.config, { role }, password);
  if (weakness === undefined) return;
  await ctx.services.limiter.charge('accountMail', `user:${id}`);
  await enqueueAccountMail(ctx.db, id, 'mail.password_reset');
  throw forbidden(`${weakness} We emailed you a link to choose another one.`);
}
