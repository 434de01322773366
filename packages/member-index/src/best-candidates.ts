import {
  type EncodedMember,
  type PairSimilarities,
  byFit,
  copiesAmong,
  coverNeeds,
  fitsOfNeeds,
  likenessOfOffers,
  rankEncodedMember,
  thresholds,
} from '@guildhall/matching';

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

/** How many of the best are compared with one another, to find copies. */
const COMPARED = 24;
/** How many of the best are scored against each of several needs. */
const FRONT = 60;

/**
 * The best candidates for a viewer, in the order they are shown: by fit, copies behind the others,
 * and each of several needs served among the first. The one order of recommendations, wherever candidates come from.
 */
export function bestCandidates<Each extends Candidate>(
  viewer: EncodedMember,
  candidates: readonly Each[],
  count: number,
): readonly Each[] {
  const ranked = candidates
    .map((candidate) => ({
      candidate,
      id: candidate.id,
      lastSeenAt: candidate.lastSeenAt,
      rank: rankEncodedMember(
        viewer.members,
        viewer.at,
        candidate.members,
        candidate.at,
        candidate.allocation,
        candidate.similarities,
      ),
    }))
    .toSorted(byFit)
    .map(({ candidate }) => candidate);
  const fitsOf = ({ members, at, similarities }: Each) =>
    fitsOfNeeds(viewer.members, viewer.at, members, at, similarities?.mine);
  // Nobody is moved up of whom there is nothing to say.
  const front = withoutCopiesInFront(ranked, count).slice(0, Math.max(FRONT, 2 * count));
  return coverNeeds(front, fitsOf, thresholds.near).slice(0, count);
}

/** Looks at as many as it takes for `count` originals. */
function withoutCopiesInFront<Each extends Candidate>(
  ranked: readonly Each[],
  count: number,
): readonly Each[] {
  for (let compared = Math.max(COMPARED, 2 * count); ; compared *= 2) {
    const front = ranked.slice(0, compared);
    const copies = copiesAmong(front, (one, other) =>
      likenessOfOffers(one.members, one.at, other.members, other.at),
    );
    if (copies.size === 0) return ranked;
    if (front.length - copies.size >= count || front.length === ranked.length)
      return [...front.filter((each) => !copies.has(each)), ...ranked.slice(compared), ...copies];
  }
}
