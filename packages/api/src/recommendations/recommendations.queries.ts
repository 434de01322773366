import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { type Match, scorePrepared } from '@guildhall/matching';
import { countMutual } from '../connections/graph.queries.ts';
import type { CandidateSource } from './candidate-source.ts';
import { indexedCandidates } from './indexed-candidates.queries.ts';
import { listMatchMembers } from './match-profile.queries.ts';
import { memberIndexOf } from './member-indexer.ts';
import { preparedProfile } from './prepared-profiles.ts';
import { type Recommendations, type Recommended, byFit } from './recommended.ts';
import { sqlCandidates } from './sql-candidates.queries.ts';

/**
 * The members who fit the viewer best: score descending, then last seen, then the lower id. Used by the
 * dashboard, the insights and the referral matches alike.
 */
export async function recommend(
  db: Kysely<DB>,
  viewerId: number,
  options: { limit: number; now?: Date },
): Promise<Recommended[]> {
  return (await recommendWithHints(db, viewerId, options)).items;
}

/** The same, and what in the viewer's own profile would improve matches. */
export async function recommendWithHints(
  db: Kysely<DB>,
  viewerId: number,
  { limit, now = new Date() }: { limit: number; now?: Date },
): Promise<Recommendations> {
  const found = await candidateSourceOf(db).candidatesFor(viewerId, { limit, now });
  if (!found) return { items: [], hints: [] };
  const { viewer, hints, candidates } = found;
  const items = candidates.map(({ member, profile, mutualConnections }) => ({
    member,
    match: scorePrepared(viewer, profile, { mutualConnections, now }),
    mutualConnections,
  }));
  return { items: items.toSorted(byFit), hints };
}

/** The member index, while there is one and it is up to date; else SQL. */
function candidateSourceOf(db: Kysely<DB>): CandidateSource {
  const index = memberIndexOf(db);
  return index ? indexedCandidates(db, index) : sqlCandidates(db);
}

/** How well one member fits the viewer; undefined when either does not exist. */
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
