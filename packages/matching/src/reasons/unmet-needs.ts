import { tradesById } from '../lexicon.ts';
import type { MeaningMatch } from '../scoring/match-members.ts';
import type { MemberReading } from '../scoring/member-reading.ts';
import { PACKED_MAX } from '../scoring/packed/layout.ts';
import { packedReading } from '../scoring/packed/packed-reading.ts';
import { scorePair } from '../scoring/score.ts';
import type { Statement } from '../statements/statement.ts';
import { groupsIn, membershipIn } from './groups.ts';
import { firstSentence, plainWords } from './quote.ts';
import { oddsOfAnswer, signsOf, strengthOf } from './strength.ts';

const LENGTH_MAX = 120;

/** What a member looks for, need by need, as it is quoted to them. */
export const needTexts = ({ needs }: MemberReading): readonly string[] =>
  needs.slice(0, PACKED_MAX.needs).map(({ text }) => plainWords(firstSentence(text), LENGTH_MAX));

/**
 * The needs of a viewer that nobody meets even possibly, in the viewer's words: neither the best matches nor anybody
 * else whom the viewer may see, suggested or not.
 */
export function listUnmetNeeds(
  viewer: MemberReading,
  matches: readonly Pick<MeaningMatch, 'strengths'>[],
  others: readonly MemberReading[],
): readonly string[] {
  const open = needTexts(viewer).map((_, place) => matches.every(({ strengths }) => !strengths[place]));
  if (!open.includes(true)) return [];
  const fits = others.map(
    (other) => scorePair(packedReading(viewer), packedReading(other), { allocation: 0 }).needFits,
  );
  return needTexts(viewer).filter((_, place) => {
    const need = viewer.needs[place];
    if (need === undefined || open[place] !== true) return false;
    const best = Math.max(0, ...fits.map((each) => each[place] ?? 0));
    return !others.some((other, at) => meets(need, other, fits[at]?.[place] ?? 0, best));
  });
}

/** Who looks for gyms is answered by each who is one, however little else they say; of a trade that is named by those of its family. */
function meets(need: Statement, other: MemberReading, fit: number, best: number): boolean {
  const group = groupsIn(need);
  if (group.length > 0 && other.offers.some((offer) => membershipIn(group, offer) !== null)) return true;
  const named = familiesNamedBy(need);
  if (
    named.length > 0 &&
    !other.offers.some((offer) => familiesNamedBy(offer).some((family) => named.includes(family)))
  )
    return false;
  return fit > 0 && strengthOf(oddsOfAnswer(signsOf(need, other, fit, best))) !== null;
}

const familiesNamedBy = ({ trades }: Statement): readonly (string | undefined)[] =>
  trades.flatMap(({ trade, certainty }) => (certainty === 1 ? [tradesById.get(trade)?.family] : []));
