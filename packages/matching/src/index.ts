/**
 * Matching of members: match score and reasons for pairs of members. No database,
 * no HTTP. Score pairs with `scoreMatch`, or many pairs with `prepareProfile`,
 * `rankPrepared` and `scorePrepared`; fill index columns with the functions of
 * `terms.ts`; advise a member with `raiseHints`.
 */
export { type Candidate, type CandidateSource, type Lookup } from './candidates/candidate-source.ts';
export { byFit } from './candidates/by-fit.ts';
export { coverNeeds } from './candidates/cover-needs.ts';
export { demoteCopies } from './candidates/demote-copies.ts';
export { type IndexTerms, indexTerms, lookupTerms } from './candidates/index-terms.ts';
export { thresholds } from './reasons/thresholds.ts';
export { encodeMember } from './scoring/encoded-member.ts';
export { type MeaningMatch, fitsOfNeeds, matchMembers, meaningVersion } from './scoring/match-members.ts';
export { type MemberReading, readMember } from './scoring/member-reading.ts';
export {
  type EncodedMembers,
  type Graph,
  encodedMembers,
  pointsOfParts,
  rankEncodedMember,
} from './scoring/score-encoded.ts';
export type { Correction } from './statements/corrections.ts';
export type { StatementSource } from './statements/read-statements.ts';
export { type Understood, understood } from './statements/understood.ts';
export { matchVersion, rankPrepared, scoreMatch, scorePrepared } from './match.ts';
export { NONE, Dictionary, encodeProfile, endOf } from './encoded.ts';
export { decodeProfile } from './decode.ts';
export { Interner } from './interner.ts';
export { type EncodedViewer, encodeViewer, rankEncoded, viewerAt } from './rank-encoded.ts';
export { prepareProfile } from './prepare.ts';
export { audienceTerms, extractTerms, industryTerm, maxTerms, offerTerms, seekTerms } from './terms.ts';
export { locationKey } from './location.ts';
export { raiseHints } from './hints.ts';
export { topicsOf } from './topics.ts';
export { partKeys } from './profile.ts';
export { partMax } from './score-table.ts';
export type { Hint } from './hints.ts';
export type { Topic } from './topics.ts';
export type { LocationKey } from './location.ts';
export type { PreparedProfile } from './prepare.ts';
export type { Match, MatchFacts, MatchPart, MatchProfile, PartKey } from './profile.ts';
