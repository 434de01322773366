import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { MemberContext, VerifiedAccount } from '../../ground/core/context.ts';
import { invalid } from '../../ground/errors/errors.ts';
import { ROLES } from '../../ground/roles/in-force.ts';
import { isStaff } from '../../ground/roles/roles.policy.ts';
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
  if (confirmation === undefined) {
    const own = await requirePassword(ctx, password, 'password');
    await requireFactorOfSession(ctx);
    return own;
  }
  if (!(await spendConfirmation(ctx, confirmation))) {
    const message = 'This took too long. Please confirm again.';
    throw invalid(message, [{ path: 'password', message }]);
  }
  return ownAccount(ctx);
}

const FACTOR_FIRST =
  'Your password alone is not enough here. Confirm with your passkey or your app, or sign in with it first.';

/**
 * A password may be known to others, and a second factor is for that: where there is one, the password alone does not
 * change how one signs in. Of members without a role, a passkey is not one, which they may have lost.
 * @throws BAD_REQUEST on the field in a session that began without it
 */
async function requireFactorOfSession({ db, viewer }: MemberContext): Promise<void> {
  if (viewer.sessionKey === null) return;
  const own = await db
    .selectFrom('users')
    .innerJoin('sessions', (join) => join.on('sessions.sidHash', '=', viewer.sessionKey))
    .select((eb) => [
      'sessions.twoFactors',
      'users.role',
      ROLES.as('roles'),
      eb
        .exists(
          eb
            .selectFrom('totp')
            .select('userId')
            .where('userId', '=', viewer.id)
            .where('confirmedAt', 'is not', null),
        )
        .as('hasApp'),
      eb.exists(eb.selectFrom('passkeys').select('id').where('userId', '=', viewer.id)).as('hasPasskey'),
    ])
    .where('users.id', '=', viewer.id)
    .executeTakeFirst();
  if (own && !own.twoFactors && (own.hasApp || (own.hasPasskey && isStaff(own))))
    throw invalid(FACTOR_FIRST, [{ path: 'password', message: FACTOR_FIRST }]);
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
