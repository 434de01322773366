import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { type SiteSettings, StoredSettings } from './settings.schema.ts';

const KEYS = Object.keys(StoredSettings.shape);

/** The current settings, with defaults for unset ones. */
export async function getSettings(db: Kysely<DB>): Promise<SiteSettings> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', KEYS).execute();
  return StoredSettings.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}
