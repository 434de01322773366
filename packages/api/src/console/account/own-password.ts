import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { MemberContext, VerifiedAccount } from '../../ground/core/context.ts';
import { invalid } from '../../ground/errors/errors.ts';
import { memberProcedure } from '../../ground/core/trpc.ts';
import { spendConfirmation } from '../../accounts/confirmation/confirmation.commands.ts';
import type { Proof } from '../../accounts/confirmation/confirmation.schema.ts';
import { PASSWORD_MAX } from '../../ground/security/password.schema.ts';

/** Asks for the password, or a confirmation in its place. */
export const passwordProcedure = memberProcedure.meta({ auth: 'member', limit: 'passwordChange' });

/**
 * The caller must compare the returned hash with the stored one again, inside its own transaction.
 * @throws BAD_REQUEST on the field when it is neither the viewer's password nor a confirmation of this session
 */
export async function requireProof(
  ctx: MemberContext,
  { password = '', confirmation }: Proof,
): Promise<VerifiedAccount> {
  if (confirmation === undefined) return requirePassword(ctx, password, 'password');
  if (!(await spendConfirmation(ctx, confirmation))) {
    const message = 'This took too long. Please confirm again.';
    throw invalid(message, [{ path: 'password', message }]);
  }
  return ownAccount(ctx);
}

/** The same, for what takes the password itself. */
export async function requirePassword(
  ctx: MemberContext,
  given: string,
  path: string,
): Promise<VerifiedAccount> {
  const own = await ownAccount(ctx);
  const { passwords } = ctx.services;
  const isRight = given.length <= PASSWORD_MAX && (await passwords.verify(own.password, given));
  if (!isRight) throw wrongPassword(path);
  return own;
}

const ownAccount = ({ db, viewer }: MemberContext): Promise<VerifiedAccount> =>
  db.selectFrom('users').select(['id', 'password']).where('id', '=', viewer.id).executeTakeFirstOrThrow();

export function wrongPassword(path: string) {
  const message = 'This is not your password';
  return invalid(message, [{ path, message }]);
}

/**
 * Compares the verified hash again, and holds the member until the end of the transaction.
 * @throws BAD_REQUEST on the field when the password has been changed since
 */
export async function holdPassword(trx: Kysely<DB>, { id, password }: VerifiedAccount): Promise<void> {
  const own = await trx
    .selectFrom('users')
    .select('password')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (own.password !== password) throw wrongPassword('password');
}
