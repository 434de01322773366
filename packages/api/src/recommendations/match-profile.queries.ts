import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { MatchProfile } from '@guildhall/matching';

export const MATCH_COLUMNS = [
  'id',
  'username',
  'firstName',
  'lastName',
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
  'lastSeenAt',
] as const;

/** The columns of a member that scoring and presenting read. */
export type MatchMember = Pick<Selectable<DB['users']>, (typeof MATCH_COLUMNS)[number]>;

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
): Promise<(MatchMember & { locationKey: string | null }) | undefined> {
  return db
    .selectFrom('users')
    .select([...MATCH_COLUMNS, 'locationKey'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findMatchMember(db: Kysely<DB>, id: number): Promise<MatchMember | undefined> {
  return db.selectFrom('users').select(MATCH_COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** The fields of a member that matching reads. */
export function toMatchProfile(member: MatchMember): MatchProfile {
  return {
    lookingFor: member.lookingFor,
    servicesOffered: member.servicesOffered,
    targetAudience: member.targetAudience,
    skills: member.skills,
    interests: member.interests,
    industry: member.industry,
    jobTitle: member.jobTitle,
    bio: member.bio,
    professionalSummary: member.professionalSummary,
    location: member.location,
    preferredConnectionTypes: member.preferredConnectionTypes,
  };
}
