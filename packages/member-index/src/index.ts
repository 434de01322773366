/**
 * An in-memory index of members: `MemberIndex` holds their packed profiles, index terms and connections,
 * `rankCandidates` answers a ranking query from it.
 * Knows matching only, no database.
 */
export { ALLOCATION, CANDIDATE_LIMITS, RANKED_WHOLE } from './candidate-limits.ts';
export {
  type Connections,
  type IndexedMember,
  type LookupKeys,
  MemberIndex,
  type RankingQuery,
} from './member-index.ts';
export { type RankedCandidate, rankCandidates } from './rank-candidates.ts';
