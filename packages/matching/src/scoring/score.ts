import { type Role, counterparts, roles } from '../statements/roles.ts';
import { roleNumber } from './packed/pack-member.ts';
import { type PackedMember, type PackedNeed, similarity } from './packed/packed-member.ts';
import { fit } from './weights.ts';

/** The parts of a score, in the order they are shown, and the most points of each; they sum to 100. */
export const MOST_POINTS = {
  theyOffer: 44,
  iOffer: 8,
  audience: 18,
  mutual: 12,
  location: 6,
  skills: 6,
  preferred: 3,
  industry: 3,
} as const;

export type Part = keyof typeof MOST_POINTS;
export const PARTS = [
  'theyOffer',
  'iOffer',
  'audience',
  'mutual',
  'location',
  'skills',
  'preferred',
  'industry',
] as const satisfies readonly Part[];

/** Two needs for a co-founder that are this similar want the same one. */
const RIVAL = 0.85;
/** The words of a long need are worth no more than this of what `fit` adds up. */
const OWN_WORDS_MOST = 0.6;
/** Each further need that is met adds this share of its own. */
const FURTHER_NEEDS = 0.15;
/** One mutual friend with so few connections is worth all points: each counts 1 / (number of their connections). */
const ALLOCATION_FOR_ALL = 0.5;
const SAME_PLACE = { city: 1, region: 0.4 } as const;
/** What one skill or interest in common is worth, of all points of the part. */
export const SHARED = { skill: 0.25, interest: 0.1 } as const;
/** Members who offer trades of many families count less for each: every family beyond the free ones divides the fit, beyond many more so. */
const BREADTH = { free: 4, each: 0.3, many: 6, beyondMany: 0.3 } as const;

/** What the member graph says of a pair: each mutual friend counts one over the number of their connections. */
export type Graph = { readonly mutualConnections: number; readonly allocation: number };

/**
 * How similar each need of one member is to what another offers by the vectors of an embeddings service, on the
 * scale of those in this package: need by need, all offers together, then each offer. NaN where it is unknown.
 */
export type Similarities = ArrayLike<number>;

/** The viewer's needs against the candidate's offers (`theirOffers`), and the candidate's needs against the viewer's. */
export type PairSimilarities = { readonly mine: Similarities | null; readonly theirs: Similarities | null };

/** What is known of a pair beside their profiles. */
export type Ties = {
  readonly allocation: number;
  readonly similarities?: PairSimilarities | undefined;
};

export type Score = {
  /** Whole points of each part, in the order of `PARTS`. */
  readonly points: readonly number[];
  /** The sum of the points, 0 to 100. */
  readonly total: number;
  /** How well each of the viewer's needs is met; 1 and more is a good answer. */
  readonly needFits: readonly number[];
  /** Whether the candidate is what the viewer rules out: ranked after all others, and never said to meet a need. */
  readonly isRuledOut: boolean;
};

/** How well a candidate fits a viewer. Pure; every rule of the score is in this file, every fitted weight in `fitted.ts`. */
export function scorePair(
  viewer: PackedMember,
  candidate: PackedMember,
  { allocation, similarities }: Ties,
): Score {
  const isRuledOut = viewer.rulesOut(candidate);
  const needFits = isRuledOut
    ? viewer.needs.map(() => 0)
    : fitsOfNeeds(viewer, candidate, similarities?.mine);
  const points = [
    whole(MOST_POINTS.theyOffer, needsMet(needFits)),
    whole(MOST_POINTS.iOffer, theirNeedMet(viewer, candidate, similarities?.theirs)),
    whole(MOST_POINTS.audience, audienceMet(viewer, candidate)),
    whole(MOST_POINTS.mutual, allocation / ALLOCATION_FOR_ALL),
    whole(MOST_POINTS.location, nearness(viewer, candidate)),
    whole(MOST_POINTS.skills, sharedSkills(viewer, candidate)),
    whole(MOST_POINTS.preferred, viewer.countShared('preferred', candidate, 'kinds') > 0 ? 1 : 0),
    whole(MOST_POINTS.industry, viewer.isSame('industry', candidate) ? 1 : 0),
  ];
  let total = 0;
  for (const each of points) total += each;
  return { points, total, needFits, isRuledOut };
}

/** Whole points of a part, of which a share of 1 and more is worth all. */
const whole = (most: number, share: number): number => Math.round(most * Math.min(1, share));

const sharedSkills = (viewer: PackedMember, candidate: PackedMember): number =>
  SHARED.skill * viewer.countShared('skills', candidate) +
  SHARED.interest * viewer.countShared('interests', candidate);

/** Below every other rank. */
const RULED_OUT = -200;

/** Orders candidates: the total, and behind the point how well the best met need is met, so that equal totals differ. */
export const rankOf = ({ total, needFits, isRuledOut }: Score): number =>
  (isRuledOut ? RULED_OUT : 0) + total + Math.min(0.999, Math.max(0, (highestOf(needFits, -1) + 1) / 4));

/** The highest of some numbers, `least` where all are lower. */
function highestOf(numbers: readonly number[], least: number): number {
  let highest = least;
  for (let place = 0; place < numbers.length; place += 1)
    highest = Math.max(highest, numbers[place] ?? least);
  return highest;
}

/** How well each need of one member is met by what another offers, in the order of the needs. */
export function fitsOfNeeds(
  viewer: PackedMember,
  candidate: PackedMember,
  similarities?: Similarities | null,
): readonly number[] {
  const known = ofTheseReadings(similarities, viewer, candidate);
  const { needs } = viewer;
  const fits: number[] = [];
  for (let place = 0; place < needs.length; place += 1) {
    const need = needs[place];
    if (need !== undefined) fits.push(needFit(need, candidate, known, place * (candidate.offerCount + 1)));
  }
  return fits;
}

/** The best met need, and a little for each further one. */
function needsMet(fits: readonly number[]): number {
  const most = toShare(highestOf(fits, 0));
  let further = -most;
  for (let place = 0; place < fits.length; place += 1) further += toShare(fits[place] ?? 0);
  return Math.min(1, most + FURTHER_NEEDS * Math.max(0, further));
}

/** Below `from` a need is not met at all, from `to` on it is met fully. */
const toShare = (raw: number): number => Math.min(1, Math.max(0, (raw - fit.from) / (fit.to - fit.from)));

/**
 * The best single offer, all offers together, and what both name by the same trade and the same words. From `first` on
 * `known` says how similar the need is to all offers together, and then to each.
 */
function needFit(
  need: PackedNeed,
  candidate: PackedMember,
  known: Similarities | null,
  first: number,
): number {
  const all = blended(similarity(need.vector, candidate.offered), known?.[first]);
  // Where all offers together are unlike the need, hardly any single one is like it.
  const single = all < fit.closely ? all : bestOffer(need, candidate, known, first);
  const sum =
    fit.bestOffer * Math.max(0, single) +
    fit.allOffers * all +
    namedFit(need, candidate) +
    ownWordsFit(need, candidate);
  return Math.max(sum, counterpartFit(need, candidate, sum)) / breadthDivisor(candidate);
}

function bestOffer(
  { vector }: PackedNeed,
  candidate: PackedMember,
  known: Similarities | null,
  first: number,
): number {
  let most = 0;
  for (let offer = 0, end = candidate.offerCount; offer < end; offer += 1)
    most = Math.max(most, blended(similarity(vector, candidate.offer(offer)), known?.[first + 1 + offer]));
  return most;
}

/** Half by the vectors of this package, half by those of a service; the former alone where the latter are unknown. */
const blended = (shipped: number, known: number | undefined): number =>
  known === undefined || Number.isNaN(known) ? shipped : (shipped + known) / 2;

/**
 * How well a need for a person is met by one of the candidate's own needs that wants its counterpart: who looks for an
 * apprentice is answered by who looks for an apprenticeship, and then by who does the trade. 0 for no such need.
 */
function counterpartFit(need: PackedNeed, candidate: PackedMember, offered: number): number {
  const wanted = COUNTERPART_NUMBERS[need.role] ?? 0;
  if (wanted === 0 || !candidate.wantsRole(wanted)) return 0;
  let best = 0;
  for (const theirs of candidate.needs) {
    if (theirs.role !== wanted || areOfOtherTrades(need, theirs)) continue;
    const like = Math.max(0, similarity(need.vector, theirs.vector));
    // Who looks for the very same person is a rival.
    if (wanted === need.role && like >= RIVAL) continue;
    const sought = fit.bestOffer * like + sharedTermsFit(need, theirs);
    best = Math.max(best, fit.role + Math.max(0, offered) + sought);
  }
  return best;
}

/** Who looks for an apprentice baker is not answered by who looks for an apprenticeship as a joiner. */
function areOfOtherTrades(need: PackedNeed, theirs: PackedNeed): boolean {
  const [wanted, offered] = [need, theirs].map(({ trades }) =>
    trades.filter(({ hundredths }) => hundredths === NAMED),
  );
  if (!wanted?.length || !offered?.length) return false;
  return !wanted.some(({ number }) => offered.some((other) => other.number === number));
}

/** The certainty of a trade that is named, in hundredths. */
const NAMED = 100;

/** The words that two needs have in common, the rarer the more. */
function sharedTermsFit({ terms }: PackedNeed, theirs: PackedNeed): number {
  let sum = 0;
  for (const { number, hundredths } of terms)
    if (theirs.terms.some((term) => term.number === number)) sum += hundredths / 200;
  return Math.min(OWN_WORDS_MOST, fit.ownWords * sum);
}

/** By the number of a role the number of the one that answers it; 0 for none. */
const COUNTERPART_NUMBERS = [0, ...roles.map((role: Role) => roleNumber(counterparts[role]))];

/** What it is worth that the need and the offers name the same trade, and the same words. */
function namedFit({ trades, words }: PackedNeed, candidate: PackedMember): number {
  let trade = 0;
  for (const { number, hundredths } of trades)
    trade = Math.max(trade, (hundredths * candidate.offeredHundredths('offeredTrades', number)) / 10_000);
  let shared = 0;
  for (const { number, hundredths } of words)
    shared += (hundredths * candidate.offeredHundredths('offeredWords', number)) / 10_000;
  return fit.trade * trade + fit.words * shared;
}

/** BM25 of the words of the need over everything that the candidate wrote about themselves, up to a bound. */
function ownWordsFit({ terms }: PackedNeed, candidate: PackedMember): number {
  let sum = 0;
  for (const { number, hundredths } of terms)
    sum += (hundredths * candidate.ownWordHundredths(number)) / 10_000;
  return Math.min(OWN_WORDS_MOST, fit.ownWords * sum);
}

const breadthDivisor = ({ breadth }: PackedMember): number =>
  1 +
  BREADTH.each * Math.max(0, breadth - BREADTH.free) +
  BREADTH.beyondMany * Math.max(0, breadth - BREADTH.many);

/** How well the candidate's best need is met by all that the viewer offers, where both name a trade or a word of it. */
function theirNeedMet(
  viewer: PackedMember,
  candidate: PackedMember,
  similarities: Similarities | null | undefined,
): number {
  const count = candidate.needCount;
  if (count === 0) return 0;
  const known = ofTheseReadings(similarities, candidate, viewer);
  const shares = candidate.sharesOfferedBy(viewer);
  let most = 0;
  for (let place = 0; place < count; place += 1) {
    const named = fit.trade * (shares[2 * place] ?? 0) + fit.words * (shares[2 * place + 1] ?? 0);
    if (named === 0) continue;
    const like = similarity(candidate.needVector(place), viewer.offered);
    const all = blended(like, known?.[place * (viewer.offerCount + 1)]);
    most = Math.max(most, (fit.bestOffer + fit.allOffers) * all + named);
  }
  return toShare(most);
}

/** How much the candidate is one of those whom the viewer serves or wants as clients. */
function audienceMet({ audience }: PackedMember, candidate: PackedMember): number {
  if (audience === null) return 0;
  const all = similarity(audience, candidate.offered) / breadthDivisor(candidate);
  return Math.max(0, (all - fit.from) / (1 - fit.from));
}

function nearness(viewer: PackedMember, candidate: PackedMember): number {
  if (viewer.differs('country', candidate)) return 0;
  if (viewer.isSame('city', candidate) && !viewer.differs('region', candidate)) return SAME_PLACE.city;
  return viewer.isSame('region', candidate) ? SAME_PLACE.region : 0;
}

/** Similarities of profiles that have been read again since are about other needs and offers. */
function ofTheseReadings(
  similarities: Similarities | null | undefined,
  viewer: PackedMember,
  candidate: PackedMember,
): Similarities | null {
  const pairs = viewer.needCount * (candidate.offerCount + 1);
  return similarities?.length === pairs ? similarities : null;
}
