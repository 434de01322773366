import type { MemberContext, VerifiedAccount } from '../../ground/core/context.ts';
import { invalid } from '../../ground/errors/errors.ts';
import { PASSWORD_MAX } from '../../ground/security/password.schema.ts';

/**
 * The caller must compare the returned hash with the stored one again, inside its own transaction.
 * @throws BAD_REQUEST on the field when it is not the viewer's password
 */
export async function requirePassword(
  ctx: MemberContext,
  given: string,
  path: string,
): Promise<VerifiedAccount> {
  const own = await ctx.db
    .selectFrom('users')
    .select(['id', 'password'])
    .where('id', '=', ctx.viewer.id)
    .executeTakeFirstOrThrow();
  const { passwords } = ctx.services;
  const isRight = given.length <= PASSWORD_MAX && (await passwords.verify(own.password, given));
  if (!isRight) throw wrongPassword(path);
  return own;
}

export function wrongPassword(path: string) {
  const message = 'This is not your password';
  return invalid(message, [{ path, message }]);
}
