import { JoiningSettings, type Registration } from '../../ground/settings/registration.schema.ts';
import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Context } from '../../ground/core/context.ts';
import type { ProductConfig } from '../../ground/values/product-config.ts';
import { readSettings } from '../../community/settings/settings.queries.ts';
import type { Settings } from '../../community/settings/settings.schema.ts';
import type { RegistrationSettings } from './registration.schema.ts';

const NAMES = ['userRegistration', ...JoiningSettings.keyof().options] as const;

/** The settings that `Registration` is made of. */
export type StoredRegistration = Pick<Settings, (typeof NAMES)[number]>;

export const readStoredRegistration = (db: Kysely<DB>): Promise<StoredRegistration> =>
  readSettings(db, [...NAMES]);

/** What administrators see. */
export async function getRegistrationSettings(
  db: Kysely<DB>,
  config: Pick<ProductConfig, 'requiresConfirmedEmail' | 'protectsFromBots'>,
): Promise<RegistrationSettings> {
  const registration = await readRegistration(db);
  const requiresConfirmedEmail = registration.requiresConfirmedEmail ?? config.requiresConfirmedEmail;
  const protects = registration.protectsFromBots ?? config.protectsFromBots;
  return { ...registration, requiresConfirmedEmail, protectsFromBots: protects };
}

/** Whether sign-ups are checked for bots; the choice of the installation where the community made none. */
export const protectsFromBots = (
  { services }: Context,
  registration: Pick<Registration, 'protectsFromBots'>,
): boolean => registration.protectsFromBots ?? services.config.protectsFromBots;

/** Who may join now. */
export async function readRegistration(db: Kysely<DB>): Promise<Registration> {
  return toRegistration(await readStoredRegistration(db));
}

const toRegistration = ({
  userRegistration,
  registrationMode,
  registrationQuestions,
  registrationQuestionTexts,
  ...others
}: StoredRegistration): Registration => ({
  ...others,
  mode: userRegistration ? registrationMode : 'closed',
  // Those that the former release stored have no key: their text is one, which stays when it is changed.
  questions: registrationQuestions.map((question) => ({ ...question, key: question.key || question.text })),
  questionTexts: registrationQuestionTexts,
});
