/** A candidate that was ranked, best first, with how well it meets each of the viewer's needs. */
export type NeedFits = readonly number[] | Float64Array;

/**
 * The candidates so that each need is served: behind the best one stand the best for each need that nobody
 * before them meets best, then the others in their order. With "a plumber and a bookkeeper" both come first.
 */
export function coverNeeds<Candidate>(
  ranked: readonly Candidate[],
  fitsOf: (candidate: Candidate) => NeedFits,
  least: number,
): readonly Candidate[] {
  const [first] = ranked;
  if (first === undefined) return ranked;
  const needs = fitsOf(first).length;
  if (needs < 2) return ranked;
  const fits = new Map(ranked.map((candidate) => [candidate, fitsOf(candidate)]));
  const front: Candidate[] = [first];
  const open = new Set(Array.from({ length: needs }, (_, need) => need));
  open.delete(bestNeed(fits.get(first) ?? []));
  for (const need of open) {
    const meets = (candidate: Candidate): number => fits.get(candidate)?.[need] ?? 0;
    const best = ranked.reduce((one, other) => (meets(other) > meets(one) ? other : one));
    if (meets(best) >= least && !front.includes(best)) front.push(best);
  }
  return [...front, ...ranked.filter((candidate) => !front.includes(candidate))];
}

function bestNeed(fits: NeedFits): number {
  let best = 0;
  for (const [need, fit] of fits.entries()) if (fit > (fits[best] ?? 0)) best = need;
  return best;
}
