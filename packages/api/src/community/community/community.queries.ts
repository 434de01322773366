import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import {
  COMMUNITY_DEFAULTS,
  Community,
  UpdateCommunityInput,
} from '../../ground/settings/community.schema.ts';

const KEYS = Object.keys(Community.shape);

/** The current settings, with defaults for unset ones and for those that no longer meet their bounds. */
export async function readCommunity(db: Kysely<DB>): Promise<Community> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', KEYS).execute();
  const stored = rows.map(({ key, value }) => UpdateCommunityInput.safeParse({ [key]: value }));
  return Object.assign({ ...COMMUNITY_DEFAULTS }, ...stored.map(({ data }) => data));
}
