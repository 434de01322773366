import {
  type EncodedMember,
  type PairSimilarities,
  byFit,
  copiesAmong,
  countNeeds,
  coverNeeds,
  firstOriginals,
  likenessOfOffers,
  rankEncodedMember,
  thresholds,
} from '@guildhall/matching';
import { KthHighest } from './kth-highest.ts';

/**
 * A member worth ranking: `allocation` is what mutual friends bring, `lastSeenAt` in milliseconds, NaN for never;
 * `similarities` are those of an embeddings service, where there is one.
 */
export type Candidate = EncodedMember & {
  readonly id: number;
  readonly allocation: number;
  readonly lastSeenAt: number;
  readonly similarities?: PairSimilarities | undefined;
};

/** How many of the best are compared with one another, to find copies; more where too many are. */
const COMPARED = 24;
/** How many of the best are looked at for someone who meets each of several needs. */
const FRONT = 60;

type Ranked<Each> = {
  readonly candidate: Each;
  readonly id: number;
  readonly allocation: number;
  readonly lastSeenAt: number;
  readonly rank: number;
  /** How well each need is met; none where there is a single need. */
  readonly fits: Float64Array;
};

/**
 * The best candidates for a viewer, in the order they are shown: by fit, copies behind the others,
 * and each of several needs served among the first. The one order of recommendations, wherever candidates come from.
 */
export function bestCandidates<Each extends Candidate>(
  viewer: EncodedMember,
  candidates: readonly Each[],
  count: number,
): readonly Each[] {
  const front = Math.max(FRONT, 2 * count);
  for (let compared = Math.max(COMPARED, 2 * count); ; compared *= 2) {
    const ranked = rankBest(viewer, candidates, countNeeds(viewer) > 1 ? compared + front : compared);
    const nearest = ranked.slice(0, compared);
    if (countNeeds(viewer) < 2) {
      const originals = firstOriginals(nearest, count, likeness);
      if (originals.length === count) return originals.map(({ candidate }) => candidate);
    }
    const copies = copiesAmong(nearest, likeness);
    if (compared - copies.size < count && compared < candidates.length) continue;
    const originals = [...ranked.filter((each) => !copies.has(each)), ...copies].slice(0, front);
    // Nobody is moved up of whom there is nothing to say.
    const covered = coverNeeds(originals, ({ fits }) => fits, thresholds.near);
    return covered.slice(0, count).map(({ candidate }) => candidate);
  }
}

const likeness = ({ candidate: one }: Ranked<Candidate>, { candidate: other }: Ranked<Candidate>): number =>
  likenessOfOffers(one.members, one.at, other.members, other.at);

/** The `count` best, best first. Who cannot be one of them is not compared to the end. */
function rankBest<Each extends Candidate>(
  viewer: EncodedMember,
  candidates: readonly Each[],
  count: number,
): readonly Ranked<Each>[] {
  const needs = countNeeds(viewer);
  const fits = new Float64Array(needs);
  const highest = new KthHighest(count);
  const ranked: Ranked<Each>[] = [];
  for (const candidate of candidates) {
    const { id, members, at, allocation, lastSeenAt, similarities } = candidate;
    const least = highest.value;
    const rank = rankEncodedMember(
      viewer.members,
      viewer.at,
      members,
      at,
      allocation,
      similarities,
      fits,
      least,
    );
    if (rank < least) continue;
    highest.add(rank);
    const fitsOfEach = needs > 1 ? fits.slice() : NO_FITS;
    ranked.push({ candidate, id, allocation, lastSeenAt, rank, fits: fitsOfEach });
  }
  return ranked.toSorted(byFit).slice(0, count);
}

const NO_FITS = new Float64Array(0);
