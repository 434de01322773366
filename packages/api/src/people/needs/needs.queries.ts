import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import type { StandingNeeds } from './needs.schema.ts';

/** The needs of which the viewer wants to be told once somebody meets them, oldest first. */
export async function listStandingNeeds(db: Kysely<DB>, viewer: Viewer): Promise<StandingNeeds> {
  const rows = await db
    .selectFrom('standingNeeds')
    .select('need')
    .where('userId', '=', viewer.id)
    .orderBy('createdAt')
    .orderBy('need')
    .execute();
  return { needs: rows.map(({ need }) => need) };
}
