import type { MemberContext } from './context.ts';
import { forbidden } from '../errors/errors.ts';

const UNCONFIRMED =
  'Please confirm your email address first. You can have the link sent again in your settings.';

/** Refuses what others see to members who have not confirmed their address, where the community asks for that. */
export async function requireConfirmedEmail(ctx: MemberContext): Promise<void> {
  if (await mustConfirmEmail(ctx)) throw forbidden(UNCONFIRMED);
}

export async function mustConfirmEmail({ db, viewer, services }: MemberContext): Promise<boolean> {
  const { requiresConfirmedEmail } = await services.community.registration();
  if (!(requiresConfirmedEmail ?? services.config.requiresConfirmedEmail)) return false;
  const unconfirmed = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', viewer.id)
    .where('emailVerifiedAt', 'is', null)
    .executeTakeFirst();
  return unconfirmed !== undefined;
}
