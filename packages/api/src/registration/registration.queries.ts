import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { type Registration, StoredRegistration } from './registration.schema.ts';

const KEYS = Object.keys(StoredRegistration.shape);

/** The rows of the settings, with defaults for unset ones. */
export async function readStoredRegistration(db: Kysely<DB>): Promise<StoredRegistration> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', KEYS).execute();
  return StoredRegistration.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}

/** Who may join now. */
export async function readRegistration(db: Kysely<DB>): Promise<Registration> {
  return toRegistration(await readStoredRegistration(db));
}

export const toRegistration = ({ userRegistration, registrationMode }: StoredRegistration): Registration => ({
  mode: userRegistration ? registrationMode : 'closed',
});
