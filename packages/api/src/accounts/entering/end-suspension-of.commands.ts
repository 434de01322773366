import type { Context } from '../../ground/core/context.ts';
import { forbidden } from '../../ground/errors/errors.ts';
import { formatsOf } from '../../ground/settings/formats.schema.ts';
import type { SignInAccount } from '../lookup/accounts.queries.ts';
import { endSuspensions } from './end-suspensions.commands.ts';

/** Reactivates an account whose suspension has ended. @throws FORBIDDEN for any other */
export async function endSuspensionOf(ctx: Context, account: SignInAccount): Promise<void> {
  if (account.hasEnded) return endSuspensions(ctx.db, account.id);
  const community = await ctx.services.community.get();
  const end =
    account.suspendedUntil === null
      ? ''
      : ` You can sign in again on ${formatsOf(community).longDate(account.suspendedUntil)}.`;
  const contact = community.supportEmail || ctx.services.config.supportEmail;
  const state = account.isSuspended ? 'paused' : 'deactivated';
  throw forbidden(`Your account is ${state}.${end} Questions? Write to ${contact}.`);
}
