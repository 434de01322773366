import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import {
  type MeaningMatch,
  bestFirst,
  listUnmetNeeds,
  matchMembers,
  matchShown,
  raiseHints,
} from '@guildhall/matching';
import { listGraphs } from './graph.queries.ts';
import { listSimilarities } from '../embeddings/similarities.queries.ts';
import type { CandidateSource } from './candidate-source.ts';
import { indexedCandidates } from './indexed-candidates.queries.ts';
import { listMatchMembers } from '../../discovery/readings/match-profile.queries.ts';
import { listKnownReadings } from './known-members.queries.ts';
import { memberIndexOf } from './member-indexer.ts';
import { listReadings } from '../../discovery/readings/member-readings.ts';
import type { Recommendations, Recommended } from './recommended.ts';
import { sqlCandidates } from './sql-candidates.queries.ts';

/** So many of the best are brought in order by the word for their match, so that every list has the same one. */
const COMPARED = 12;

/**
 * The members who fit the viewer best, each of several needs served among the first. Used by the dashboard, the
 * insights and the referral matches alike.
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
  const found = await candidateSourceOf(db).candidatesFor(viewerId, {
    limit: Math.max(limit, COMPARED),
    now,
  });
  if (!found) return { items: [], unmetNeeds: [], hints: [] };
  const { viewer, candidates } = found;
  const matches = matchShown(
    viewer,
    candidates.map(({ member, packedPair, ...shown }) => ({
      ...shown,
      name: member.firstName,
      packed: packedPair?.(),
    })),
  );
  const items = candidates.flatMap(({ member, graph: { mutualConnections } }, place) => {
    const match = matches[place];
    return match ? [{ member, match, mutualConnections }] : [];
  });
  const unmet = listUnmetNeeds(
    viewer,
    matches,
    candidates.map(({ reading }) => reading),
  );
  const unmetNeeds =
    unmet.length > 0 ? listUnmetNeeds(viewer, matches, await listKnownReadings(db, viewerId, viewer)) : unmet;
  const best = bestFirst(items.slice(0, COMPARED), ({ match }) => match, Math.min(limit, COMPARED));
  return { items: [...best, ...items.slice(COMPARED, limit)], unmetNeeds, hints: raiseHints(viewer) };
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
): Promise<MeaningMatch | undefined> {
  const members = await listMatchMembers(db, [viewerId, otherId]);
  const readings = await listReadings(db, members);
  const viewer = readings.get(viewerId);
  const other = readings.get(otherId);
  if (!viewer || !other) return undefined;
  const [graphs, similarities] = await Promise.all([
    listGraphs(db, viewerId, [otherId]),
    listSimilarities(db, viewerId, [otherId]),
  ]);
  const graph = graphs.get(otherId) ?? { mutualConnections: 0, allocation: 0 };
  const name = members.find(({ id }) => id === otherId)?.firstName ?? '';
  return matchMembers(viewer.reading, other.reading, graph, name, similarities.get(otherId));
}
