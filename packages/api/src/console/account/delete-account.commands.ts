import type { Kysely } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict } from '../../ground/errors/errors.ts';
import { eraseAccount } from '../erasure/erase-account.commands.ts';
import { requireProof, wrongPassword } from './own-password.ts';
import type { AccountDone, DeleteAccountInput } from './account.schema.ts';

/**
 * Deletes the viewer's account. Personal data is deleted immediately, from the previous snapshot too; public posts,
 * comments and reviews stay under the name of a former member, unless the posts and comments are to be deleted, too.
 *
 * @throws BAD_REQUEST for a wrong password, CONFLICT for the last active administrator
 */
export async function deleteAccount(ctx: MemberContext, input: DeleteAccountInput): Promise<AccountDone> {
  const verified = await requireProof(ctx, input);
  await withTransaction(ctx.db, async (trx) => {
    const member = await trx
      .selectFrom('users')
      .select(['id', 'firstName', 'lastName', 'email', 'role', 'password', 'emailVerifiedAt'])
      .where('id', '=', ctx.viewer.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (member.password !== verified.password) throw wrongPassword('password');
    if (member.role === 'admin') await refuseLastAdmin(trx, member.id);
    const { alsoPublished } = input;
    await eraseAccount(trx, ctx.services.automation, member, { cause: 'own', alsoPublished });
  });
  await ctx.session.end();
  return { ok: true };
}

async function refuseLastAdmin(trx: Kysely<DB>, userId: number): Promise<void> {
  const others = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .where('id', '<>', userId)
    .forUpdate()
    .limit(1)
    .execute();
  if (others.length === 0) throw conflict('You are the last administrator. Make someone else one first.');
}
