/** Offers that are this alike were copied from one another. */
export const COPIED = 0.985;

/**
 * Moves members whose text copies an earlier member behind everyone else, so that copying gains nothing. Of two
 * alike, the one with the lower id, who joined first, stays.
 */
export function demoteCopies<Candidate extends { readonly id: number }>(
  ranked: readonly Candidate[],
  areCopies: (one: Candidate, other: Candidate) => boolean,
): readonly Candidate[] {
  const copies = copiesAmong(ranked, areCopies);
  return copies.size === 0 ? ranked : [...ranked.filter((each) => !copies.has(each)), ...copies];
}

/** Candidates who say the same as one with a lower id, in their order. */
export function copiesAmong<Candidate extends { readonly id: number }>(
  candidates: readonly Candidate[],
  areCopies: (one: Candidate, other: Candidate) => boolean,
): ReadonlySet<Candidate> {
  return new Set(candidates.filter((candidate) => isCopy(candidate, candidates, areCopies)));
}

/** The first `count` who copy nobody of the candidates; fewer where there are no more. */
export function firstOriginals<Candidate extends { readonly id: number }>(
  candidates: readonly Candidate[],
  count: number,
  areCopies: (one: Candidate, other: Candidate) => boolean,
): readonly Candidate[] {
  const originals: Candidate[] = [];
  for (const candidate of candidates) {
    if (originals.length === count) break;
    if (!isCopy(candidate, candidates, areCopies)) originals.push(candidate);
  }
  return originals;
}

const isCopy = <Candidate extends { readonly id: number }>(
  candidate: Candidate,
  candidates: readonly Candidate[],
  areCopies: (one: Candidate, other: Candidate) => boolean,
): boolean => candidates.some((other) => other.id < candidate.id && areCopies(other, candidate));
