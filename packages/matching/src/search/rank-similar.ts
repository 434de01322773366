import { coverNeeds } from '../candidates/cover-needs.ts';
import { Dictionary } from '../dictionary.ts';
import { tradesById } from '../lexicon.ts';
import { thresholds } from '../reasons/thresholds.ts';
import type { MemberReading } from '../scoring/member-reading.ts';
import { packMember } from '../scoring/packed/pack-member.ts';
import { PackedMember, packedMembers } from '../scoring/packed/packed-member.ts';
import { fitsOfNeeds } from '../scoring/score.ts';
import type { Statement } from '../statements/statement.ts';

/** Who meets a query much worse than the best one is no answer beside them. */
const shareOfBest = 0.9;
/** How much of a fit is left of who does something else than the trade that is asked for, or something unknown. */
const LEFT = { kindred: 0.75, unknown: 0.8, other: 0.6 } as const;
/** From here on a trade is offered, as it is named or told. */
const OFFERED = 0.6;

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
    candidates.map((candidate) => {
      const reading = readingOf(candidate);
      const shares = query.needs.map((need) => shareByTrade(need, reading));
      return [candidate, fitsOfNeeds(asked, pack(reading)).map((fit, need) => fit * (shares[need] ?? 1))];
    }),
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

/** A word in common with who does something else says little where the trade that is asked for is known. */
function shareByTrade({ trades }: Statement, { offers }: MemberReading): number {
  const asked = trades.filter(({ certainty }) => certainty === 1).map(({ trade }) => trade);
  if (asked.length === 0) return 1;
  const offered = new Set(
    offers.flatMap((offer) =>
      offer.trades.filter(({ certainty }) => certainty >= OFFERED).map(({ trade }) => trade),
    ),
  );
  if (asked.some((trade) => offered.has(trade))) return 1;
  if (offered.size === 0) return LEFT.unknown;
  const families = new Set(asked.map((trade) => tradesById.get(trade)?.family));
  const isKindred = [...offered].some((trade) => families.has(tradesById.get(trade)?.family));
  return isKindred ? LEFT.kindred : LEFT.other;
}
