import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '@guildhall/db';

/** What is shown of a recommended member, and what was read of them. */
const MATCH_COLUMNS = [
  'id',
  'username',
  'firstName',
  'lastName',
  'jobTitle',
  'company',
  'avatarKey',
  'lastSeenAt',
  'createdAt',
  'version',
  'reading',
  'readingVersion',
] as const;

/** What a profile says, as matching reads it. */
export const PROFILE_COLUMNS = [
  'id',
  'jobTitle',
  'company',
  'industry',
  'location',
  'avatarKey',
  'professionalSummary',
  'bio',
  'skills',
  'interests',
  'lookingFor',
  'servicesOffered',
  'targetAudience',
  'preferredConnectionTypes',
] as const;

export type MatchMember = Pick<Selectable<DB['users']>, (typeof MATCH_COLUMNS)[number]>;
export type ProfileRow = Pick<Selectable<DB['users']>, (typeof PROFILE_COLUMNS)[number]>;

/**
 * Members by id, in no order. Each is fetched through the primary key: PostgreSQL may turn a plain
 * `id = any(...)` with many ids into a sequential scan.
 */
export function listMatchMembers(db: Kysely<DB>, ids: number[]): Promise<MatchMember[]> {
  return db
    .selectFrom(sql<{ wanted: number }>`unnest(${ids}::int[])`.as<'list'>(sql`list (wanted)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('users')
          .select(MATCH_COLUMNS)
          .whereRef('users.id', '=', 'list.wanted')
          .limit(1)
          .as('member'),
      (join) => join.onTrue(),
    )
    .selectAll('member')
    .execute();
}

/** A viewer, with where candidates for them are looked up. */
export async function findRankingViewer(
  db: Kysely<DB>,
  id: number,
): Promise<(MatchMember & { industry: string | null; locationKey: string | null }) | undefined> {
  return db
    .selectFrom('users')
    .select([...MATCH_COLUMNS, 'industry', 'locationKey'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findProfile(db: Kysely<DB>, id: number): Promise<ProfileRow | undefined> {
  return db.selectFrom('users').select(PROFILE_COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Few profiles, whose readings are not stored. */
export async function listProfiles(db: Kysely<DB>, ids: number[]): Promise<ProfileRow[]> {
  return db.selectFrom('users').select(PROFILE_COLUMNS).where('id', 'in', ids).execute();
}
