import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../../ground/core/context.ts';
import type { Passkey } from './passkeys.schema.ts';

/** The viewer's own, in the order in which they were added. There are ten at most. */
export async function listPasskeys(db: Kysely<DB>, viewer: Viewer): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'backedUp', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', viewer.id)
    .orderBy('id')
    .execute();
  return rows.map(({ createdAt, lastUsedAt, id, name, backedUp }) => ({
    id,
    name,
    backedUp,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}
