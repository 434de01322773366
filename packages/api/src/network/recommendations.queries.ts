import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { type Match, raiseHints, rankPrepared, scorePrepared } from '@guildhall/matching';
import { countMutual } from '../connections/graph.queries.ts';
import { listCandidateIds } from './candidates.queries.ts';
import { recommendIndexed } from './indexed-recommendations.queries.ts';
import { findSeeker, listMatchMembers, toMatchProfile } from './match-profile.queries.ts';
import { peopleIndexOf } from './people.ts';
import { preparedProfile } from './prepared-profiles.ts';
import { NOBODY, type Recommendations, type Recommended, byPresence } from './recommended.ts';

/**
 * The members who fit the viewer best: score descending, then who was here last, then the lower id.
 * Used by the dashboard, the insights and the referral matches alike.
 */
export async function recommend(
  db: Kysely<DB>,
  viewerId: number,
  options: { limit: number; now?: Date },
): Promise<Recommended[]> {
  return (await recommendAndAdvise(db, viewerId, options)).items;
}

/** The same, and what in the viewer's own profile would raise matches. */
export async function recommendAndAdvise(
  db: Kysely<DB>,
  viewerId: number,
  { limit, now = new Date() }: { limit: number; now?: Date },
): Promise<Recommendations> {
  const index = peopleIndexOf(db);
  if (index) return recommendIndexed(db, index, viewerId, { limit, now });
  const viewer = await findSeeker(db, viewerId);
  if (!viewer) return NOBODY;
  const ids = await listCandidateIds(db, viewer, now);
  const [members, mutual] = await Promise.all([listMatchMembers(db, ids), countMutual(db, viewerId, ids)]);

  const seeker = preparedProfile(viewer);
  const ranked = members.map((member) => {
    const profile = preparedProfile(member);
    const facts = { mutualConnections: mutual.get(member.id) ?? 0, now };
    return { member, profile, facts, score: rankPrepared(seeker, profile, facts) };
  });
  const best = ranked
    .toSorted((one, other) => other.score - one.score || byPresence(one.member, other.member))
    .slice(0, limit);
  const items = best.map(({ member, profile, facts }) => ({
    member,
    match: scorePrepared(seeker, profile, facts),
    mutualConnections: facts.mutualConnections,
  }));
  return { items, raise: raiseHints(toMatchProfile(viewer)) };
}

/** How well one member fits the viewer; undefined when either is not there. */
export async function findMatch(
  db: Kysely<DB>,
  viewerId: number,
  otherId: number,
  now = new Date(),
): Promise<Match | undefined> {
  const members = await listMatchMembers(db, [viewerId, otherId]);
  const viewer = members.find(({ id }) => id === viewerId);
  const other = members.find(({ id }) => id === otherId);
  if (!viewer || !other) return undefined;
  const mutual = await countMutual(db, viewerId, [otherId]);
  return scorePrepared(preparedProfile(viewer), preparedProfile(other), {
    mutualConnections: mutual.get(otherId) ?? 0,
    now,
  });
}
