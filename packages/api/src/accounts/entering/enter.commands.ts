import type { Context, VerifiedAccount } from '../../ground/core/context.ts';
import { unauthorized } from '../../ground/errors/errors.ts';
import { findCurrentUser } from '../../people/profile/profile.queries.ts';
import type { CurrentUser } from '../../people/profile/profile.schema.ts';
import { recordSecurityEvent } from '../second-factor/record-security-event.commands.ts';

/** What follows a session that has just begun: the device is remembered, and the member sees when it was a new one. */
export async function enter(ctx: Context, account: VerifiedAccount): Promise<CurrentUser> {
  if (ctx.device.find(account) === undefined)
    await recordSecurityEvent(ctx.db, account.id, 'new_device', ctx.request);
  ctx.device.remember(account);
  const user = await findCurrentUser(ctx.db, ctx.services.config, account.id);
  if (!user) throw unauthorized();
  return user;
}
