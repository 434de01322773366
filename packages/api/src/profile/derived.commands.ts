import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type Correction, indexTerms, locationKey, readMember } from '@guildhall/matching';
import { publishMembersChanged } from '../core/live.ts';
import { profileCompletion } from './profile-completion.ts';

const SOURCES = [
  'id',
  'firstName',
  'lastName',
  'jobTitle',
  'company',
  'industry',
  'professionalSummary',
  'bio',
  'skills',
  'interests',
  'lookingFor',
  'servicesOffered',
  'targetAudience',
  'preferredConnectionTypes',
  'location',
] as const;

type Source = Pick<Selectable<DB['users']>, (typeof SOURCES)[number]>;

const BATCH = 1_000;

/** What other parts look a member up by, computed from the profile as the member corrected how it was read. */
export function derivedOf(row: Source, corrections: readonly Correction[] = []) {
  const profileCompleted = profileCompletion(row) === 100;
  const { offers, needs } = indexTerms(readMember(row, corrections));
  return {
    searchTerms: [...offers],
    seekTerms: [...needs],
    locationKey: locationKey(row.location).city,
    profileCompleted,
  };
}

/** Recomputes the indexed columns of a profile: search terms, location, completion. */
export async function refreshDerived(db: Kysely<DB>, userId: number): Promise<void> {
  const row = await db.selectFrom('users').select(SOURCES).where('id', '=', userId).executeTakeFirstOrThrow();
  await write(db, [row]);
}

/**
 * The same for every member, in batches: after a seed or an import, and after a change of the matching data files.
 *
 * @returns how many members were read
 */
export async function refreshAllDerived(db: Kysely<DB>): Promise<number> {
  let count = 0;
  let lastId = 0;
  for (;;) {
    const rows = await db
      .selectFrom('users')
      .select(SOURCES)
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) {
      await publishMembersChanged(db);
      return count;
    }
    await write(db, rows);
    count += rows.length;
    lastId = rows.at(-1)?.id ?? lastId;
  }
}

async function write(db: Kysely<DB>, rows: Source[]): Promise<void> {
  const derived = rows.map((row) => ({ id: row.id, ...derivedOf(row) }));
  await sql`
    update users
    set search_terms = fresh."searchTerms",
        seek_terms = fresh."seekTerms",
        location_key = fresh."locationKey",
        profile_completed = fresh."profileCompleted"
    from jsonb_to_recordset(${JSON.stringify(derived)}::jsonb) as fresh(
      id integer, "searchTerms" text[], "seekTerms" text[], "locationKey" text, "profileCompleted" boolean
    )
    where users.id = fresh.id`.execute(db);
}
