import { currentLocale } from '@guildhall/locale/current-locale';
import { enqueueAccountMail } from '../../contact/mail/mail.commands.ts';
import type { Context } from '../../ground/core/context.ts';
import { conflict, forbidden, unauthorized } from '../../ground/errors/errors.ts';
import { currentReader } from '../../ground/core/current-reader.ts';
import { checkNewPassword } from '../../ground/security/password-policy.ts';
import { findCurrentUser } from '../../people/profile/profile.queries.ts';
import type { CurrentUser } from '../../people/profile/profile.schema.ts';
import { apply } from '../application/apply.commands.ts';
import { deleteOpenApplication } from '../application/delete-open-application.commands.ts';
import { storeConsents } from '../consents/consents.commands.ts';
import { recordInviter, useInvitation } from '../invitations/use-invitation.commands.ts';
import { spendProof } from '../new-account/bot-check.commands.ts';
import type { Proof } from '../new-account/bot-check.schema.ts';
import { createUser } from '../new-account/create-user.commands.ts';
import type { RegisterInput } from '../new-account/register.schema.ts';
import { type Identity, storeIdentity } from '../identities/identities.commands.ts';
import { chargeNewcomer, storeNewcomer } from '../new-account/store-newcomer.commands.ts';
import { requireOpenRegistration } from './registration.commands.ts';
import { protectsFromBots } from './registration.queries.ts';

const QUEUED =
  'An administrator will look at your registration before you can sign in. We have emailed you a link that shows where it stands. The password you sent was not stored: once you are approved, you choose one by email.';
const JOINED_MEANWHILE = 'You have joined already. Please sign in.';
const CLOSED_MEANWHILE = 'Invalid email or password.';

/**
 * Creates the account and signs it in. Where sign-ups are checked for bots, one without a form becomes an application,
 * and its password is not stored: applicants choose one after the approval.
 */
export async function register(ctx: Context, input: RegisterInput): Promise<CurrentUser> {
  const registration = await requireOpenRegistration(ctx);
  await chargeNewcomer(ctx);
  if (!protectsFromBots(ctx, registration)) return createAccount(ctx, input);
  const { password: _password, accepts: _accepts, ...application } = input;
  await apply(ctx, application, { questions: [], answers: [], suspicions: ['proof'] });
  throw forbidden(QUEUED);
}

type AccountOptions = {
  invitationId?: number | undefined;
  proof?: Proof | undefined;
  /** At the provider that says that the address is theirs; so they sign in there. */
  identity?: Identity | undefined;
};

/** Creates the account whatever the registration mode, by an invitation if there is one. The caller has charged it. */
export async function createAccount(
  ctx: Context,
  input: RegisterInput,
  { invitationId, proof, identity }: AccountOptions = {},
): Promise<CurrentUser> {
  const { password: plain, accepts = [], ...profile } = input;
  await checkNewPassword(ctx.services.config, { role: 'user' }, plain);
  const password = await ctx.services.passwords.hash(plain);
  const { locales } = await ctx.services.community.get();
  const reader = await currentReader(ctx.services);
  const account = await storeNewcomer(ctx, profile.email, async (trx) => {
    // First, because an approval locks the application before it creates the member.
    await deleteOpenApplication(trx, { email: profile.email });
    const id = await createUser(trx, {
      ...profile,
      password,
      // Where there is no choice, none was made.
      locale: locales.length > 1 ? currentLocale() : null,
      ...(identity && { emailVerifiedAt: new Date() }),
    });
    if (id === undefined) return undefined;
    if (identity && !(await storeIdentity(trx, id, identity))) throw conflict(JOINED_MEANWHILE);
    if (proof) await spendProof(trx, proof);
    if (invitationId !== undefined) {
      await useInvitation(trx, invitationId);
      await recordInviter(trx, id, invitationId);
    }
    if (!identity) await enqueueAccountMail(trx, id, 'mail.verify_email');
    await storeConsents(trx, id, { versions: accepts, reader });
    return { id, password };
  });
  if (!(await ctx.session.start(account))) throw unauthorized(CLOSED_MEANWHILE);
  ctx.device.remember(account);
  const user = await findCurrentUser(ctx.db, ctx.services.config, account.id);
  if (!user) throw unauthorized(CLOSED_MEANWHILE);
  return user;
}
