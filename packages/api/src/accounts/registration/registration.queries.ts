import { type Registration, StoredRegistration } from '../../ground/settings/registration.schema.ts';
import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Context } from '../../ground/core/context.ts';
import type { ProductConfig } from '../../ground/values/product-config.ts';
import type { RegistrationSettings } from './registration.schema.ts';

const KEYS = Object.keys(StoredRegistration.shape);

/** The rows of the settings, with defaults for unset ones. */
export async function readStoredRegistration(db: Kysely<DB>): Promise<StoredRegistration> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', KEYS).execute();
  return StoredRegistration.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}

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

const toRegistration = (stored: StoredRegistration): Registration => ({
  mode: stored.userRegistration ? stored.registrationMode : 'closed',
  questions: stored.registrationQuestions,
  membersInvite: stored.membersInvite,
  requiresConfirmedEmail: stored.requiresConfirmedEmail,
  protectsFromBots: stored.protectsFromBots,
});
