import { apply } from '../applicants/apply.commands.ts';
import { createAccount } from '../auth/auth.commands.ts';
import type { Context } from '../core/context.ts';
import { conflict } from '../core/errors.ts';
import { requireInvitation } from '../invitations/use-invitation.commands.ts';
import { registrationRefused } from './registration.commands.ts';
import { readRegistration } from './registration.queries.ts';
import type { JoinInput, JoinResult } from './registration.schema.ts';

const CHANGED = 'You can now join without an application. Please fill in the form again.';

/** Makes the newcomer a member, or stores their application, as the community chose and an invitation allows. */
export async function join(
  ctx: Context,
  { answers, invitation: code, password, ...input }: JoinInput,
): Promise<JoinResult> {
  const { mode, questions } = await readRegistration(ctx.db);
  if (mode === 'closed') throw await registrationRefused(ctx, mode);
  const invitation = code === undefined ? undefined : await requireInvitation(ctx.db, code, input.email);
  if (mode === 'invitation' && !invitation) throw await registrationRefused(ctx, mode);
  if (mode === 'application' && !invitation?.skipsQueue) {
    const { accepts: _accepts, ...application } = input;
    await apply(ctx, { ...application, answers }, { questions, invitationId: invitation?.id });
    return { status: 'applied' };
  }
  if (password === undefined) throw conflict(CHANGED);
  await createAccount(ctx, { ...input, password }, invitation?.id);
  return { status: 'joined' };
}
