import { greetingOf } from '../reasons/greeting.ts';
import { summarySentence } from '../reasons/summary.ts';
import { askedOf } from '../reasons/asked-of.ts';
import type { Found } from '../reasons/strongest.ts';
import { groupsIn } from '../reasons/groups.ts';
import { sentences } from '../reasons/sentences.ts';
import { type Strength, oddsOfAnswer, signsOf, strengthOf } from '../reasons/strength.ts';
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
  type Score,
  fitsOfNeeds,
  scorePair,
} from './score.ts';

/** A viewer and another member, packed with one dictionary. */
export type PackedPair = { readonly viewer: PackedMember; readonly other: PackedMember };

/**
 * A member who is shown to a viewer; `name` is their first name. What an embeddings service found similar changes
 * points, never what a sentence says. Pass the packed pair when both are already packed: packing dominates the cost.
 */
export type Shown = {
  readonly reading: MemberReading;
  readonly graph: Graph;
  readonly name: string;
  readonly similarities?: PairSimilarities | undefined;
  readonly packed?: PackedPair | undefined;
};

export type ScoredPart = {
  readonly key: Part;
  readonly points: number;
  readonly max: number;
  readonly text: string;
};

/** The parts that come from what both wrote, and not from where they live or whom they know. */
const WRITTEN: ReadonlySet<Part> = new Set(['theyOffer', 'iOffer', 'audience']);

/**
 * A scored pair: `score` is the sum of the parts' points, `percentage` null where there is too little to speak
 * of a match or nothing that both wrote to say of it, `reasons` the up to three best sentences, of which every one is
 * true: what both wrote, else what the other does, then what else they have in common.
 */
export type MeaningMatch = {
  readonly score: number;
  readonly percentage: number | null;
  readonly reasons: readonly string[];
  /** A first text from the viewer to the other; null where nothing is sure enough to begin with. */
  readonly greeting: string | null;
  readonly parts: readonly ScoredPart[];
  /**
   * How likely the other answers a need, or the viewer one of theirs; null where nothing says so, whatever else brought
   * the points.
   */
  readonly strength: Strength | null;
  /** How likely the other answers each of the viewer's needs, in their order: "possible" at most where nothing can be said of it. */
  readonly strengths: readonly (Strength | null)[];
};

/**
 * How well those who are shown together fit the viewer, and why, in their order. How well a need is met is said beside
 * whoever of them meets it best. Pure, never throws.
 */
export function matchShown(viewer: MemberReading, shown: readonly Shown[]): readonly MeaningMatch[] {
  const scored = shown.map((each) => scoredOf(viewer, each));
  const bestFits = viewer.needs.map((_, place) =>
    Math.max(0, ...scored.map(({ score }) => score.needFits[place] ?? 0)),
  );
  return scored.map((each) => explained(viewer, each, bestFits));
}

/** How well `other` fits `viewer`, and why, seen alone; `name` is the other's first name. Pure, never throws. */
export function matchMembers(
  viewer: MemberReading,
  other: MemberReading,
  graph: Graph,
  name: string,
  similarities?: PairSimilarities,
): MeaningMatch {
  const scored = scoredOf(viewer, { reading: other, graph, name, similarities });
  return explained(viewer, scored, scored.score.needFits);
}

type Scored = Shown & { readonly packed: PackedPair; readonly score: Score };

function scoredOf(viewer: MemberReading, shown: Shown): Scored {
  const packed = shown.packed ?? { viewer: packedReading(viewer), other: packedReading(shown.reading) };
  const ties = { allocation: shown.graph.allocation, similarities: shown.similarities };
  return { ...shown, packed, score: scorePair(packed.viewer, packed.other, ties) };
}

function explained(viewer: MemberReading, shown: Scored, bestFits: readonly number[]): MeaningMatch {
  const { reading: other, graph, name, packed } = shown;
  const { points, total, needFits } = shown.score;
  const strengths = needFits.map((fit, place) => wordFor(viewer, place, other, fit, bestFits[place] ?? fit));
  const shippedFits = shown.similarities ? fitsOfNeeds(packed.viewer, packed.other) : needFits;
  const otherFits = fitsOfNeeds(packed.other, packed.viewer);
  const spokenOfTheirs = spokenOf(other, otherFits, (place, fit) => wordFor(other, place, viewer, fit, fit));
  const asked = askedOf(other, viewer, spokenOfTheirs);
  const pair = {
    asked,
    sureNeed: viewer.needs[strengths.indexOf('strong')],
    viewer,
    other,
    name,
    graph,
    viewerFits: spokenOf(viewer, shippedFits, (place) => strengths[place]),
  };
  const parts = PARTS.map((key, place): ScoredPart => {
    const earned = points[place] ?? 0;
    const text = earned > 0 ? (sentences[key](pair) ?? '') : '';
    return { key, points: earned, max: MOST_POINTS[key], text };
  });
  const said = saysAny(parts, ['theyOffer', 'audience']) ? strengths : strengths.map(atMostPossible);
  const told = parts
    .filter(({ text }) => text !== '')
    .toSorted((one, another) => another.points - one.points);
  const written = told.filter(({ key }) => WRITTEN.has(key));
  const about =
    written.length > 0 || other.summary === null ? written : [{ text: summarySentence(other.summary) }];
  const reasons = [...about, ...told.filter(({ key }) => !WRITTEN.has(key))].map(({ text }) => text);
  return {
    score: total,
    percentage: total < thresholds.none || written.length === 0 ? null : total,
    reasons: reasons.slice(0, REASONS_MAX),
    greeting: greetingOf(pair),
    parts,
    strength: strongestOf([
      ...said,
      asked && saysAny(parts, ['iOffer']) ? wordOfTheirs(other, viewer, asked, otherFits) : null,
    ]),
    strengths: said,
  };
}

const REASONS_MAX = 3;

/** The best of some words; null where there is none. */
const strongestOf = (words: readonly (Strength | null)[]): Strength | null =>
  (['strong', 'good', 'possible'] as const).find((word) => words.includes(word)) ?? null;

/** Words that are alike, of which no sentence can be made, promise nothing. */
const atMostPossible = (word: Strength | null): Strength | null => word && 'possible';

const saysAny = (parts: readonly ScoredPart[], keys: readonly Part[]): boolean =>
  parts.some(({ key, text }) => text !== '' && keys.includes(key));

const less = { good: 'possible', possible: null } as const;

/**
 * How likely the viewer answers the need that the other is quoted with. Who looks for clients such as the viewer asks
 * for nothing that the viewer offers.
 */
function wordOfTheirs(
  other: MemberReading,
  viewer: MemberReading,
  { pair: { need }, says }: Found,
  fits: readonly number[],
): Strength | null {
  const place = other.needs.indexOf(need);
  const fit = fits[place] ?? 0;
  const word = wordFor(other, place, viewer, fit, fit);
  if (groupsIn(need).length > 0) return says === 'meets' ? atMostPossible(word) : null;
  // Who only names the trade, and narrows it down otherwise, is right less often.
  return says === 'quotes' && word !== 'strong' ? less[word ?? 'possible'] : word;
}

/** How well each need is met of which something may be said: it is met in a word, or names a group and not a thing. */
const spokenOf = (
  { needs }: MemberReading,
  fits: readonly number[],
  wordOf: (place: number, fit: number) => Strength | null | undefined,
): readonly number[] =>
  fits.map((fit, place) => {
    const need = needs[place];
    return wordOf(place, fit) || (need && groupsIn(need).length > 0) ? fit : 0;
  });

function wordFor(
  { needs }: MemberReading,
  place: number,
  other: MemberReading,
  fit: number,
  best: number,
): Strength | null {
  const need = needs[place];
  return need === undefined || fit <= 0 ? null : strengthOf(oddsOfAnswer(signsOf(need, other, fit, best)));
}
