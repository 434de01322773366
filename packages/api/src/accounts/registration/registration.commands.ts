import type { Registration, RegistrationMode } from '../../ground/settings/registration.schema.ts';
import type { TRPCError } from '@trpc/server';
import type { Context, MemberContext } from '../../ground/core/context.ts';
import { forbidden } from '../../ground/errors/errors.ts';
import { storeSettings } from '../../community/settings/settings.commands.ts';
import { getSiteConfig } from '../../community/site/site.queries.ts';
import { changedQuestions } from './changed-questions.ts';
import { changeConfirmation } from './confirmation.commands.ts';
import {
  type StoredRegistration,
  getRegistrationSettings,
  readRegistration,
  readStoredRegistration,
} from './registration.queries.ts';
import type { RegistrationSettings, UpdateRegistrationInput } from './registration.schema.ts';

/** Closing keeps the way to join for when registration is switched on again. */
export async function updateRegistration(
  ctx: MemberContext,
  {
    mode,
    questions,
    questionTexts,
    membersInvite,
    mailedCodes,
    requiresConfirmedEmail,
    protectsFromBots,
  }: UpdateRegistrationInput,
): Promise<RegistrationSettings> {
  const input: Partial<StoredRegistration> = {
    ...(mode && storedMode(mode)),
    ...(membersInvite !== undefined && { membersInvite }),
    ...(mailedCodes !== undefined && { mailedCodes }),
    ...(requiresConfirmedEmail !== undefined && { requiresConfirmedEmail }),
    ...(protectsFromBots !== undefined && { protectsFromBots }),
  };
  await storeSettings(ctx, {
    target: 'registration',
    input,
    read: readStoredRegistration,
    async prepare(trx, before) {
      if (requiresConfirmedEmail !== undefined) await changeConfirmation(trx, requiresConfirmedEmail);
      return changedQuestions(before, { questions, questionTexts });
    },
  });
  return getRegistrationSettings(ctx.db, ctx.services.config);
}

const storedMode = (mode: RegistrationMode): Partial<StoredRegistration> =>
  mode === 'closed' ? { userRegistration: false } : { userRegistration: true, registrationMode: mode };

/** @throws FORBIDDEN with where to turn to, unless anyone may register */
export async function requireOpenRegistration(ctx: Context): Promise<Registration> {
  const registration = await readRegistration(ctx.db);
  if (registration.mode !== 'open') throw await registrationRefused(ctx, registration.mode);
  return registration;
}

/** 403: why one cannot register in this way, and where to turn to. */
export async function registrationRefused(
  ctx: Context,
  mode: Exclude<RegistrationMode, 'open'>,
): Promise<TRPCError> {
  const { community, contactUrl, supportEmail, publicOrigin } = await getSiteConfig(ctx.services);
  const contact = `Questions? ${contactUrl || supportEmail}`;
  const reasons = {
    application: `${community.name} takes new members by application. Apply at ${publicOrigin}/?dialog=register`,
    invitation: `${community.name} is by invitation only. ${contact}`,
    closed: `Registration is closed at the moment. ${contact}`,
  };
  return forbidden(reasons[mode]);
}
