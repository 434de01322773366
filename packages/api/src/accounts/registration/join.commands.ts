import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { apply } from '../application/apply.commands.ts';
import { inAllLanguages } from '../application/asked-questions.ts';
import { createAccount } from './register.commands.ts';
import type { Context } from '../../ground/core/context.ts';
import { conflict } from '../../ground/errors/errors.ts';
import { requireInvitation } from '../invitations/use-invitation.commands.ts';
import { checkForBots } from '../new-account/bot-check.commands.ts';
import { registrationRefused } from './registration.commands.ts';
import { protectsFromBots, readRegistration } from './registration.queries.ts';
import type { JoinInput, JoinResult } from './registration.schema.ts';
import { chargeNewcomer } from '../new-account/store-newcomer.commands.ts';

const CHANGED = 'You can now join without an application. Please fill in the form again.';

const APPLIED =
  'There is an application from this address already. Open the link in the email we sent you about it.';

/** Whether the owner of the address waits for a decision, which no other person’s invitation ends. */
const hasApplied = async (db: Kysely<DB>, email: string): Promise<boolean> =>
  (await db
    .selectFrom('applicants')
    .select('id')
    .where('email', '=', email)
    .where('confirmedAt', 'is not', null)
    .where('decidedAt', 'is', null)
    .executeTakeFirst()) !== undefined;

/**
 * Makes the newcomer a member, or stores their application, as the community chose and an invitation allows. Where
 * anyone may register, a suspicious sign-up becomes an application.
 */
export async function join(
  ctx: Context,
  { answers, invitation: code, password, homepage, proof: given, ...input }: JoinInput,
): Promise<JoinResult> {
  const registration = await readRegistration(ctx.db);
  const { mode } = registration;
  if (mode === 'closed') throw await registrationRefused(ctx, mode);
  const invitation = code === undefined ? undefined : await requireInvitation(ctx.db, code, input.email);
  if (mode === 'invitation' && !invitation) throw await registrationRefused(ctx, mode);
  await chargeNewcomer(ctx);
  const isChecked = mode !== 'invitation' && !invitation?.skipsQueue && protectsFromBots(ctx, registration);
  const { suspicions, proof } = isChecked
    ? await checkForBots(ctx, { homepage, proof: given })
    : { suspicions: [], proof: undefined };
  const applies = mode === 'application' && !invitation?.skipsQueue;
  if (applies || suspicions.length > 0) {
    const { accepts: _accepts, ...application } = input;
    const asked = applies
      ? { questions: inAllLanguages(registration), answers }
      : { questions: [], answers: [] };
    await apply(ctx, application, { ...asked, invitationId: invitation?.id, suspicions, proof });
    return { status: 'applied' };
  }
  if (password === undefined) throw conflict(CHANGED);
  if (mode === 'application' && invitation?.email !== input.email && (await hasApplied(ctx.db, input.email)))
    throw conflict(APPLIED);
  await createAccount(ctx, { ...input, password }, { invitationId: invitation?.id, proof });
  return { status: 'joined' };
}
