/**
 * An in-memory index of members: `MemberIndex` holds their encoded profiles, search terms and connections,
 * `rankCandidates` answers a ranking query from it. Knows matching only, no database.
 */
export { CANDIDATE_LIMITS } from './candidate-limits.ts';
export {
  type Connections,
  type IndexedMember,
  type LookupKeys,
  MemberIndex,
  type RankingQuery,
} from './member-index.ts';
export { type RankedCandidate, rankCandidates } from './rank-candidates.ts';
