import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { MatchProfile } from '@guildhall/matching';
import { profileCompletion } from '../profile/profile-completion.ts';
import type { Seeker } from './candidates.queries.ts';

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
  'skills',
  'interests',
  'lookingFor',
  'servicesOffered',
  'targetAudience',
  'preferredConnectionTypes',
  'lastSeenAt',
] as const;

/** What is read of a member to score and to present them. */
export type MatchMember = Pick<Selectable<DB['users']>, (typeof MATCH_COLUMNS)[number]>;

/**
 * Members by id, in no order. Each is fetched through the primary key: a plain `id = any(...)` may
 * become a scan of all members when the list is long.
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

/** A member, with what candidates for them are looked up by. */
export async function findSeeker(db: Kysely<DB>, id: number): Promise<(MatchMember & Seeker) | undefined> {
  return db
    .selectFrom('users')
    .select([...MATCH_COLUMNS, 'searchTerms', 'seekTerms', 'locationKey'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findMatchMember(db: Kysely<DB>, id: number): Promise<MatchMember | undefined> {
  return db.selectFrom('users').select(MATCH_COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** The part of a member that matching reads. */
export function toMatchProfile(member: MatchMember): MatchProfile {
  return {
    lookingFor: member.lookingFor,
    servicesOffered: member.servicesOffered,
    targetAudience: member.targetAudience,
    skills: member.skills,
    interests: member.interests,
    industry: member.industry,
    jobTitle: member.jobTitle,
    company: member.company,
    location: member.location,
    preferredConnectionTypes: member.preferredConnectionTypes,
    lastSeenAt: member.lastSeenAt,
    profileCompletion: profileCompletion(member),
  };
}
