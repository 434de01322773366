import { sentences } from '../reasons/sentences.ts';
import { thresholds } from '../reasons/thresholds.ts';
import { HEAD } from './encoded-member.ts';
import type { EncodedMembers, EncodedPair, PairSimilarities, Similarities } from './encoded-members.ts';
import { encodedReading } from './encoded-reading.ts';
import type { MemberReading } from './member-reading.ts';
import { countNeeds, needFit } from './need-fit.ts';
import { type Graph, pointsOfParts } from './score-encoded.ts';
import { type Part, mostPoints, parts } from './weights.ts';

export type ScoredPart = {
  readonly key: Part;
  readonly points: number;
  readonly max: number;
  readonly text: string;
};

/**
 * A scored pair: `score` is the sum of the parts' points, `percentage` null where there is too little to speak
 * of a match or nothing true to say of it, `reasons` the up to three best sentences, of which every one is true.
 */
export type MeaningMatch = {
  readonly score: number;
  readonly percentage: number | null;
  readonly reasons: readonly string[];
  readonly parts: readonly ScoredPart[];
};

const I_OFFER = parts.indexOf('iOffer');

/**
 * How well `other` fits `viewer`, and why; `name` is the other's first name. What an embeddings service found
 * similar changes points, never what a sentence says. Pass the encoded pair when both are already encoded:
 * encoding dominates the cost. Pure, never throws.
 */
export function matchMembers(
  viewer: MemberReading,
  other: MemberReading,
  graph: Graph,
  name: string,
  similarities?: PairSimilarities,
  { mine, theirs }: EncodedPair = encodedPair(viewer, other),
): MeaningMatch {
  const fits = new Float64Array(countNeeds(mine));
  const points = pointsOfParts(
    mine.members,
    mine.at,
    theirs.members,
    theirs.at,
    graph.allocation,
    similarities,
    fits,
  );
  const pair = {
    viewer,
    other,
    name,
    graph,
    viewerFits: similarities ? fitsOfNeeds(mine.members, mine.at, theirs.members, theirs.at) : fits,
    // Only the sentence of this part reads them.
    otherFits: points[I_OFFER] ? fitsOfNeeds(theirs.members, theirs.at, mine.members, mine.at) : [],
  };
  const scored = parts.map((key, place): ScoredPart => {
    const of = points[place] ?? 0;
    return { key, points: of, max: mostPoints[key], text: of > 0 ? (sentences[key](pair) ?? '') : '' };
  });
  const reasons = scored
    .filter(({ text }) => text !== '')
    .toSorted((one, another) => another.points - one.points)
    .slice(0, 3)
    .map(({ text }) => text);
  const score = scored.reduce((sum, part) => sum + part.points, 0);
  return {
    score,
    percentage: score < thresholds.none || reasons.length === 0 ? null : score,
    reasons,
    parts: scored,
  };
}

const encodedPair = (viewer: MemberReading, other: MemberReading): EncodedPair => ({
  mine: { members: encodedReading(viewer), at: 0 },
  theirs: { members: encodedReading(other), at: 0 },
});

/** How well each of the needs of one member is met by another, in their order. */
export function fitsOfNeeds(
  one: EncodedMembers,
  a: number,
  other: EncodedMembers,
  b: number,
  similarities: Similarities | null = null,
): readonly number[] {
  const needs = one.numbers[a + HEAD.needs] ?? 0;
  return Array.from({ length: needs }, (_, need) => needFit(one, a, need, other, b, similarities));
}
