import { lookupTerms } from '../candidates/index-terms.ts';
import { MAKER, askedOf, isPartOf } from '../reasons/asked-of.ts';
import { groupsIn } from '../reasons/groups.ts';
import { firstSentence, plainWords } from '../reasons/quote.ts';
import type { MemberReading } from '../scoring/member-reading.ts';
import { packedReading } from '../scoring/packed/packed-reading.ts';
import { fitsOfNeeds } from '../scoring/score.ts';
import type { Statement } from '../statements/statement.ts';
import { areDoneTogether, kindredTerms } from '../trades/done-together.ts';

const LENGTH_MAX = 120;

/** A member who asks for it, and the need in their words. */
type Asking<Candidate> = { readonly candidate: Candidate; readonly need: string };

/** Terms by which those are found who may look for what is offered: also who asks a designer for it. */
export const askingTerms = (offered: MemberReading): readonly string[] => [
  ...new Set([...lookupTerms(offered).offers, ...kindredTerms(offered.offers), `g:${MAKER}`]),
];

/**
 * The candidates who look for what is offered (by a reading of `readWanted`), best first, with what they write of it.
 * Everyone else is left out.
 */
export function rankAsking<Candidate>(
  offered: MemberReading,
  candidates: readonly Candidate[],
  readingOf: (candidate: Candidate) => MemberReading,
): readonly Asking<Candidate>[] {
  return candidates
    .flatMap((candidate) => {
      const reading = readingOf(candidate);
      const fits = fitsOfNeeds(packedReading(reading), packedReading(offered));
      const need = askedOf(reading, offered, fits)?.pair.need ?? needFor(reading, offered);
      if (need === undefined || groupsIn(need).length > 0) return [];
      const fit = fits[reading.needs.indexOf(need)] ?? 0;
      return [{ candidate, fit, need: plainWords(firstSentence(need.text), LENGTH_MAX) }];
    })
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ candidate, need }) => ({ candidate, need }));
}

/** A need of what the same people do, or of the whole trade, or, where no trade is named, one with the very words. */
const needFor = ({ needs }: MemberReading, { offers }: MemberReading): Statement | undefined =>
  needs.find((need) =>
    offers.some((offer) => areDoneTogether(need, offer) || isPartOf(need, offer) || saysSame(need, offer)),
  );

const saysSame = (need: Statement, { stems, trades }: Statement): boolean =>
  stems.length > 0 &&
  trades.every(({ certainty }) => certainty < 1) &&
  stems.every((stem) => need.stems.includes(stem));
