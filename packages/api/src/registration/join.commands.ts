import { apply } from '../applicants/apply.commands.ts';
import { createAccount } from '../auth/auth.commands.ts';
import type { Context } from '../core/context.ts';
import { requireInvitation } from '../invitations/use-invitation.commands.ts';
import { registrationRefused } from './registration.commands.ts';
import { readRegistration } from './registration.queries.ts';
import type { JoinInput, JoinResult } from './registration.schema.ts';

/** Makes the newcomer a member, or stores their application, as the community chose and an invitation allows. */
export async function join(
  ctx: Context,
  { answers, invitation: code, ...input }: JoinInput,
): Promise<JoinResult> {
  const { mode, questions } = await readRegistration(ctx.db);
  if (mode === 'closed') throw await registrationRefused(ctx, mode);
  const invitation = code === undefined ? undefined : await requireInvitation(ctx.db, code, input.email);
  if (mode === 'invitation' && !invitation) throw await registrationRefused(ctx, mode);
  if (mode === 'application' && !invitation?.skipsQueue) {
    await apply(ctx, { ...input, answers }, { questions, invitationId: invitation?.id });
    return { status: 'applied' };
  }
  await createAccount(ctx, input, invitation?.id);
  return { status: 'joined' };
}
