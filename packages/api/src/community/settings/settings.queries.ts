import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { SETTING_DEFAULTS, Settings, SiteSettings } from './settings.schema.ts';

const StoredSettings = Settings.partial();

/** The current settings of these names, with defaults for unset ones and for those that no longer meet their bounds. */
export async function readSettings<Name extends keyof Settings>(
  db: Kysely<DB>,
  names: Name[],
): Promise<Pick<Settings, Name>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', names).execute();
  const stored = rows.map(({ key, value }) => StoredSettings.safeParse({ [key]: value }));
  const unset = names.map((name) => ({ [name]: SETTING_DEFAULTS[name] }));
  return Object.assign({}, ...unset, ...stored.map(({ data }) => data));
}

/** The site-wide settings. */
export const getSettings = (db: Kysely<DB>): Promise<SiteSettings> =>
  readSettings(db, SiteSettings.keyof().options);
