import { withTransaction } from '@guildhall/db';
import { recordSecurityEvent } from '../../../accounts/second-factor/record-security-event.commands.ts';
import { enqueueAccountMail } from '../../../contact/mail/mail.commands.ts';
import type { MemberContext } from '../../../ground/core/context.ts';
import { notFound } from '../../../ground/errors/errors.ts';
import { holdPassword, requireProof } from '../own-password.ts';
import { listPasskeys } from './passkeys.queries.ts';
import type { Passkey, RemovePasskeyInput, RenamePasskeyInput } from './passkeys.schema.ts';

const GONE = 'You have no such passkey';

export async function renamePasskey(
  ctx: MemberContext,
  { id, name }: RenamePasskeyInput,
): Promise<Passkey[]> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', ctx.viewer.id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw notFound(GONE);
  return listPasskeys(ctx.db, ctx.viewer);
}

/** Removes a passkey. Where it was made, it may still be offered; it signs nobody in any more. */
export async function removePasskey(
  ctx: MemberContext,
  { id, ...proof }: RemovePasskeyInput,
): Promise<Passkey[]> {
  const verified = await requireProof(ctx, proof);
  await withTransaction(ctx.db, async (trx) => {
    await holdPassword(trx, verified);
    const { numDeletedRows } = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('userId', '=', ctx.viewer.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw notFound(GONE);
    await recordSecurityEvent(trx, ctx.viewer.id, 'passkey_removed', ctx.request);
    await enqueueAccountMail(trx, ctx.viewer.id, 'mail.passkey_removed');
  });
  return listPasskeys(ctx.db, ctx.viewer);
}
