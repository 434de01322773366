import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { Community } from '../../ground/settings/community.schema.ts';
import { readSettings } from '../settings/settings.queries.ts';

/** What the community says of itself. */
export const readCommunity = (db: Kysely<DB>): Promise<Community> =>
  readSettings(db, Community.keyof().options);
