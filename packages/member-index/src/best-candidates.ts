import {
  type PackedMember,
  type PairSimilarities,
  areCopies,
  byFit,
  copiesAmong,
  coverNeeds,
  firstOriginals,
  rankOf,
  scorePair,
  thresholds,
} from '@guildhall/matching';

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

type Ranked<Each> = {
  readonly candidate: Each;
  readonly id: number;
  readonly allocation: number;
  readonly lastSeenAt: number;
  readonly rank: number;
  readonly needFits: readonly number[];
};

/**
 * The best candidates for a viewer, in the order they are shown: by fit, copies behind the others,
 * and each of several needs served among the first. The one order of recommendations, wherever candidates come from.
 */
export function bestCandidates<Each extends Candidate>(
  viewer: PackedMember,
  candidates: readonly Each[],
  count: number,
): readonly Each[] {
  const front = Math.max(FRONT, 2 * count);
  for (let compared = Math.max(COMPARED, 2 * count); ; compared *= 2) {
    const ranked = rankBest(viewer, candidates, viewer.needCount > 1 ? compared + front : compared);
    const nearest = ranked.slice(0, compared);
    if (viewer.needCount < 2) {
      const originals = firstOriginals(nearest, count, isCopy);
      if (originals.length === count) return originals.map(({ candidate }) => candidate);
    }
    const copies = copiesAmong(nearest, isCopy);
    if (compared - copies.size < count && compared < candidates.length) continue;
    const originals = [...ranked.filter((each) => !copies.has(each)), ...copies].slice(0, front);
    // Nobody is moved up of whom there is nothing to say.
    const covered = coverNeeds(originals, ({ needFits }) => needFits, thresholds.near);
    return covered.slice(0, count).map(({ candidate }) => candidate);
  }
}

const isCopy = ({ candidate: one }: Ranked<Candidate>, { candidate: other }: Ranked<Candidate>): boolean =>
  areCopies(one.packed, other.packed);

/** The `count` best, best first. */
function rankBest<Each extends Candidate>(
  viewer: PackedMember,
  candidates: readonly Each[],
  count: number,
): readonly Ranked<Each>[] {
  return candidates
    .map((candidate): Ranked<Each> => {
      const { id, packed, allocation, lastSeenAt } = candidate;
      const scored = scorePair(viewer, packed, candidate);
      return { candidate, id, allocation, lastSeenAt, rank: rankOf(scored), needFits: scored.needFits };
    })
    .toSorted(byFit)
    .slice(0, count);
}
