import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, invalid } from '../../ground/errors/errors.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { enqueueAccountMail } from '../../contact/mail/mail.commands.ts';
import { voidTokens } from './account-tokens.commands.ts';
import { requireProof, wrongPassword } from './own-password.ts';
import type { AccountDone, ChangeOwnAddressInput } from './account.schema.ts';

/**
 * Sends a link to the address that the member wants to sign in with from now on; the account keeps its own until they
 * open it. The answer never tells whether somebody else has that address: its owner is written to instead.
 */
export async function changeOwnAddress(
  ctx: MemberContext,
  { email, ...proof }: ChangeOwnAddressInput,
): Promise<AccountDone> {
  const verified = await requireProof(ctx, proof);
  await ctx.services.limiter.charge('accountMail', `user:${ctx.viewer.id}`);
  await withTransaction(ctx.db, async (trx) => {
    const own = await trx
      .selectFrom('users')
      .select(['email', 'password'])
      .where('id', '=', ctx.viewer.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (own.password !== verified.password) throw wrongPassword('password');
    if (own.email === email) {
      const message = 'This is your address already';
      throw invalid(message, [{ path: 'email', message }]);
    }
    await voidTokens(trx, ctx.viewer.id, ['address_change']);
    await enqueueAccountMail(trx, ctx.viewer.id, 'mail.change_address', {
      formerAddress: own.email,
      newAddress: email,
    });
  });
  return { ok: true };
}

/** Gives a member the address whose link they opened, and tells the former one. @throws CONFLICT when it is taken */
export async function takeAddress(
  trx: Kysely<DB>,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const { email: formerAddress } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const other = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  // Of two at once, the unique index refuses one.
  if (other) throw conflict('Another account has this address. Sign in with it, or ask an administrator.');
  await enqueueAccountMail(trx, userId, 'mail.address_changed', { formerAddress, byMember: true });
  await trx
    .updateTable('users')
    .set({ email, emailVerifiedAt: sql<Date>`now()`, emailBouncedAt: null, emailBounce: null })
    .where('id', '=', userId)
    .execute();
  // Those of the former mailbox.
  await trx.deleteFrom('loginCodes').where('userId', '=', userId).execute();
  await publishEvent(trx, [userId], ['auth', 'account']);
}
