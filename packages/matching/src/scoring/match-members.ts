import { sentences } from '../reasons/sentences.ts';
import { quote } from '../reasons/quote.ts';
import { type Strength, strengthOf } from '../reasons/strength.ts';
import { thresholds } from '../reasons/thresholds.ts';
import type { MemberReading } from './member-reading.ts';
import type { PackedMember } from './packed/packed-member.ts';
import { packedReading } from './packed/packed-reading.ts';
import {
  type Graph,
  MOST_POINTS,
  PARTS,
  type PairSimilarities,
  type Part,
  fitsOfNeeds,
  scorePair,
} from './score.ts';

/** A viewer and another member, packed with one dictionary. */
export type PackedPair = { readonly viewer: PackedMember; readonly other: PackedMember };

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
  /** How well the best met need is met; null where none is, whatever else brought the points. */
  readonly strength: Strength | null;
  /** What the other does, in their words; for where there is no reason. */
  readonly does: string | null;
  /** How well each of the viewer's needs is met, in their order. */
  readonly needFits: readonly number[];
};

/** The first words of their services, else of what they write about themselves. */
function whatTheyDo({ offers }: MemberReading): string | null {
  const said =
    offers.find(({ field }) => field === 'servicesOffered') ?? offers.find(({ field }) => field === 'bio');
  return said === undefined ? null : quote(said.text);
}

/**
 * How well `other` fits `viewer`, and why; `name` is the other's first name. What an embeddings service found
 * similar changes points, never what a sentence says. Pass the packed pair when both are already packed:
 * packing dominates the cost. Pure, never throws.
 */
export function matchMembers(
  viewer: MemberReading,
  other: MemberReading,
  graph: Graph,
  name: string,
  similarities?: PairSimilarities,
  packed: PackedPair = { viewer: packedReading(viewer), other: packedReading(other) },
): MeaningMatch {
  const { allocation } = graph;
  const { points, total, needFits } = scorePair(packed.viewer, packed.other, { allocation, similarities });
  const pair = {
    viewer,
    other,
    name,
    graph,
    viewerFits: similarities ? fitsOfNeeds(packed.viewer, packed.other) : needFits,
    otherFits: fitsOfNeeds(packed.other, packed.viewer),
  };
  const scored = PARTS.map((key, place): ScoredPart => {
    const earned = points[place] ?? 0;
    return {
      key,
      points: earned,
      max: MOST_POINTS[key],
      text: earned > 0 ? (sentences[key](pair) ?? '') : '',
    };
  });
  const reasons = scored
    .filter(({ text }) => text !== '')
    .toSorted((one, another) => another.points - one.points)
    .slice(0, 3)
    .map(({ text }) => text);
  return {
    score: total,
    percentage: total < thresholds.none || reasons.length === 0 ? null : total,
    reasons,
    parts: scored,
    strength: strengthOf(needFits),
    does: whatTheyDo(other),
    needFits,
  };
}
