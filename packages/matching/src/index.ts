/**
 * Matching of members: match score and reasons for pairs of members. No database, no HTTP. Read a profile with
 * `readMember`, explain who is shown with `matchShown`, rank many with `packMember` and `scorePair`; fill
 * index columns with `indexTerms` and `offeredTrades`; advise a member with `raiseHints`.
 */
export { bestCandidates, type Candidate } from './candidates/best-candidates.ts';
export { bestFirst } from './candidates/best-first.ts';
export { offeredTrades } from './candidates/offered-trades.ts';
export { type IndexTerms, indexTerms, lookupTerms } from './candidates/index-terms.ts';
export {
  type MemberVectors,
  type Scale,
  memberVectors,
  mostNumbers,
  scaleOf,
  similaritiesOf,
} from './embeddings/member-vectors.ts';
export { type TextsOfMember, textsOfMember } from './embeddings/texts-of-member.ts';
export { type OpportunityFit, fitOpportunity } from './opportunities/fit-opportunity.ts';
export {
  type OpportunityReading,
  type OpportunityText,
  opportunityTerms,
  readOpportunity,
} from './opportunities/read-opportunity.ts';
export { explainIntroduction } from './reasons/introduction.ts';
export type { Strength } from './reasons/strength.ts';
export { listUnmetNeeds, needTexts } from './reasons/unmet-needs.ts';
export { thresholds } from './reasons/thresholds.ts';
export { meaningVersion } from './meaning-version.ts';
export { type MeaningMatch, type PackedPair, matchMembers, matchShown } from './scoring/match-members.ts';
export { type MemberReading, readMember } from './scoring/member-reading.ts';
export { packMember } from './scoring/packed/pack-member.ts';
export { PackedMember, type PackedMembers, packedMembers } from './scoring/packed/packed-member.ts';
export { packedReading } from './scoring/packed/packed-reading.ts';
export { type Graph, type PairSimilarities, type Part } from './scoring/score.ts';
export { type StoredReading, restoreReading, storeReading } from './scoring/stored-reading.ts';
export type { Correction } from './statements/corrections.ts';
export { type BusinessText, readBusiness } from './search/read-business.ts';
export { askingTerms, rankAsking } from './search/rank-asking.ts';
export { rankSimilar } from './search/rank-similar.ts';
export { readWanted } from './search/read-wanted.ts';
export { readQuery } from './search/read-query.ts';
export { type PlacedSearch, splitPlace } from './search/split-place.ts';
export { similarOpportunities } from './search/similar-opportunities.ts';
export type { StatementSource } from './statements/read-statements.ts';
export { type Understood, type UnderstoodStatement, understood } from './statements/understood.ts';
export { NONE, Dictionary } from './dictionary.ts';
export { placeKey, placeKeysNear } from './towns/place-key.ts';
export { type LocatedTown, townOf } from './towns/town-of.ts';
export { kindredTerms } from './trades/done-together.ts';
export { tradeName } from './lexicon.ts';
export { raiseHints } from './hints.ts';
export { topicsOf } from './topics.ts';
export type { Hint } from './hints.ts';
export type { Topic } from './topics.ts';
export { type LocationKey, locationKey } from './location.ts';
export type { MatchProfile } from './profile.ts';
