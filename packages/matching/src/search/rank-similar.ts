import { coverNeeds } from '../candidates/cover-needs.ts';
import { Dictionary } from '../dictionary.ts';
import { thresholds } from '../reasons/thresholds.ts';
import type { MemberReading } from '../scoring/member-reading.ts';
import { packMember } from '../scoring/packed/pack-member.ts';
import { PackedMember, packedMembers } from '../scoring/packed/packed-member.ts';
import { fitsOfNeeds } from '../scoring/score.ts';

/** Who meets a query much worse than the best one is no answer beside them. */
const shareOfBest = 0.9;

/**
 * The candidates whose offers are similar in meaning to a query of `readQuery`, best first; with "a plumber and a
 * bookkeeper" both come first. Everyone else is left out.
 */
export function rankSimilar<Candidate>(
  query: MemberReading,
  candidates: readonly Candidate[],
  readingOf: (candidate: Candidate) => MemberReading,
): readonly Candidate[] {
  const dictionary = new Dictionary();
  const pack = (reading: MemberReading) => new PackedMember(packedMembers(packMember(reading, dictionary)));
  const asked = pack(query);
  const fits = new Map(
    candidates.map((candidate) => [candidate, fitsOfNeeds(asked, pack(readingOf(candidate)))] as const),
  );
  const best = (candidate: Candidate): number => Math.max(...(fits.get(candidate) ?? []), 0);
  const most = query.needs.map((_, need) =>
    candidates.reduce((top, candidate) => Math.max(top, fits.get(candidate)?.[need] ?? 0), 0),
  );
  const isNear = (fit: number, need: number): boolean =>
    fit >= thresholds.served && fit >= shareOfBest * (most[need] ?? 0);
  const ranked = candidates
    .filter((candidate) => fits.get(candidate)?.some(isNear))
    .toSorted((one, other) => best(other) - best(one));
  return coverNeeds(ranked, (candidate) => fits.get(candidate) ?? [], thresholds.served);
}
