import { thresholds } from '../reasons/thresholds.ts';
import type { PackedMember } from '../scoring/packed/packed-member.ts';
import { PARTS, type PairSimilarities, rankOf, scorePair } from '../scoring/score.ts';
import { byFit } from './by-fit.ts';
import { coverNeeds } from './cover-needs.ts';
import { copiesAmong, firstOriginals } from './demote-copies.ts';
import { keepAsking } from './keep-asking.ts';
import { areCopies } from './likeness-of-offers.ts';

/**
 * A member worth ranking: `allocation` is what mutual friends bring, `lastSeenAt` in milliseconds, NaN for never;
 * `similarities` are those of an embeddings service, where there is one.
 */
export type Candidate = {
  readonly id: number;
  readonly packed: PackedMember;
  readonly allocation: number;
  readonly lastSeenAt: number;
  readonly similarities?: PairSimilarities | undefined;
};

/** How many of the best are compared with one another, to find copies; more where too many are. */
const COMPARED = 24;
/** How many of the best are looked at for someone who meets each of several needs. */
const FRONT = 60;

const ASKS = PARTS.indexOf('iOffer');

type Ranked<Each> = {
  readonly candidate: Each;
  readonly id: number;
  readonly allocation: number;
  readonly lastSeenAt: number;
  readonly rank: number;
  readonly needFits: readonly number[];
  /** Points for what the viewer offers. */
  readonly asks: number;
};

/**
 * The best candidates for a viewer: by fit, copies behind the others, each of several needs served among the first, and
 * behind them who asks for what the viewer offers. The one choice for recommendations, wherever candidates come from.
 */
export function bestCandidates<Each extends Candidate>(
  viewer: PackedMember,
  candidates: readonly Each[],
  count: number,
): readonly Each[] {
  const front = Math.max(FRONT, 2 * count);
  const all = rankAll(viewer, candidates);
  const shown = (best: readonly Ranked<Each>[]) =>
    keepAsking(best, all, isCopy).map(({ candidate }) => candidate);
  for (let compared = Math.max(COMPARED, 2 * count); ; compared *= 2) {
    const ranked = all.slice(0, viewer.needCount > 1 ? compared + front : compared);
    const nearest = ranked.slice(0, compared);
    if (viewer.needCount < 2) {
      const originals = firstOriginals(nearest, count, isCopy);
      if (originals.length === count) return shown(originals);
    }
    const copies = copiesAmong(nearest, isCopy);
    if (compared - copies.size < count && compared < candidates.length) continue;
    const originals = [...ranked.filter((each) => !copies.has(each)), ...copies].slice(0, front);
    // Nobody is moved up of whom there is nothing to say.
    const covered = coverNeeds(originals, ({ needFits }) => needFits, thresholds.near);
    return shown(covered.slice(0, count));
  }
}

const isCopy = ({ candidate: one }: Ranked<Candidate>, { candidate: other }: Ranked<Candidate>): boolean =>
  areCopies(one.packed, other.packed);

const isEmpty = ({ offerCount, needCount }: PackedMember): boolean => offerCount === 0 && needCount === 0;

/** Best first: nobody whom the viewer rules out, and no empty profile unless mutual friends bring it. */
function rankAll<Each extends Candidate>(
  viewer: PackedMember,
  candidates: readonly Each[],
): readonly Ranked<Each>[] {
  const ranked: Ranked<Each>[] = [];
  for (const candidate of candidates) {
    const { id, packed, allocation, lastSeenAt } = candidate;
    const scored = scorePair(viewer, packed, candidate);
    if (scored.isRuledOut || (isEmpty(packed) && allocation === 0)) continue;
    ranked.push({
      candidate,
      id,
      allocation,
      lastSeenAt,
      rank: rankOf(scored),
      needFits: scored.needFits,
      asks: scored.points[ASKS] ?? 0,
    });
  }
  return ranked.toSorted(byFit);
}
