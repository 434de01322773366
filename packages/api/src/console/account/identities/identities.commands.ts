import { withTransaction } from '@guildhall/db';
import type { ProviderPage } from '../../../accounts/providers/providers.schema.ts';
import { goToProvider, requireProvider } from '../../../accounts/providers/start.commands.ts';
import { recordSecurityEvent } from '../../../accounts/second-factor/record-security-event.commands.ts';
import { enqueueAccountMail } from '../../../contact/mail/mail.commands.ts';
import type { MemberContext } from '../../../ground/core/context.ts';
import { notFound } from '../../../ground/errors/errors.ts';
import { holdPassword, requireProof } from '../own-password.ts';
import { listLinkedAccounts } from './identities.queries.ts';
import type { LinkAccountInput, LinkedAccounts, UnlinkAccountInput } from './identities.schema.ts';

/** Sends the member to the provider; `auth.provider.finish` links what they come back with. */
export async function beginLinking(
  ctx: MemberContext,
  { key, ...proof }: LinkAccountInput,
): Promise<ProviderPage> {
  await requireProof(ctx, proof);
  return goToProvider(ctx, await requireProvider(ctx, key), { userId: ctx.viewer.id });
}

/** Unlinks an account. Who does so knows their password, so they can sign in afterwards. */
export async function unlinkAccount(
  ctx: MemberContext,
  { id, ...proof }: UnlinkAccountInput,
): Promise<LinkedAccounts> {
  const verified = await requireProof(ctx, proof);
  await withTransaction(ctx.db, async (trx) => {
    await holdPassword(trx, verified);
    const unlinked = await trx
      .deleteFrom('identities')
      .where('id', '=', id)
      .where('userId', '=', ctx.viewer.id)
      .returning('issuer')
      .executeTakeFirst();
    if (!unlinked) throw notFound('This account is not linked any more');
    const provider = await trx
      .selectFrom('oidcProviders')
      .select('name')
      .where('issuer', '=', unlinked.issuer)
      .executeTakeFirst();
    await recordSecurityEvent(trx, ctx.viewer.id, 'provider_unlinked', ctx.request);
    await enqueueAccountMail(trx, ctx.viewer.id, 'mail.provider_unlinked', {
      provider: provider?.name ?? unlinked.issuer,
    });
  });
  return listLinkedAccounts(ctx.db, ctx.viewer);
}
