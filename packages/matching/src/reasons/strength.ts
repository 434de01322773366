import type { MemberReading } from '../scoring/member-reading.ts';
import { fittedAnswer } from '../scoring/fitted-answer.ts';
import { counterparts } from '../statements/roles.ts';
import type { Statement, TradeSense } from '../statements/statement.ts';
import { memoizeByText } from '../memoize-by-text.ts';
import { isNameOf } from '../trades/trade-names.ts';
import { termsOfNeed } from '../words/need-terms.ts';
import { isWayOfWork } from '../words/terms.ts';

/** How likely a member answers a need, in a word; nothing for mutual connections, place or industry alone. */
export type Strength = 'strong' | 'good' | 'possible';

/** What tells that a member answers a need. */
export type Signs = {
  /** How well the need is met, 1 and more for a good answer. */
  readonly fit: number;
  /** The same beside whoever meets it best, 0 to 1. */
  readonly besideBest: number;
  /** Words of the need, beside the name of a trade, that the member writes too; of a need that has few, the trade. */
  readonly words: number;
  /** 1 where the member looks for the counterpart: who seeks an apprenticeship is sought as an apprentice. */
  readonly counterpart: number;
};

/** More words of a need tell no more. */
const WORDS_MOST = 4;
/** A need with fewer words beside its trade is met by the trade: "a bookkeeper". */
const WORDS_FEW = 2;
/** Where nobody meets a need, whoever does so best is no better than others. */
const FIT_LEAST = 0.3;

export function signsOf(need: Statement, other: MemberReading, fit: number, best: number): Signs {
  const wanted = need.role && counterparts[need.role];
  const words = wordsBesideTrade(need);
  const few = namesTradeOf(need, other) ? Math.max(0, WORDS_FEW - words.length) : 0;
  return {
    fit,
    besideBest: Math.min(1, fit / Math.max(FIT_LEAST, best)),
    words: Math.min(WORDS_MOST, few + other.ownWords.filter(([key]) => words.includes(key)).length),
    counterpart: Number(wanted !== null && other.needs.some(({ role }) => role === wanted)),
  };
}

const keysOf = memoizeByText((text): readonly string[] => [
  ...new Set(termsOfNeed(text).map(({ key }) => key)),
]);

const wordsBesideTrade = ({ text, trades }: Statement): readonly string[] =>
  keysOf(text).filter(
    (key) => !isWayOfWork(key) && !trades.filter(isNamed).some(({ trade }) => isNameOf(trade, key)),
  );

const isNamed = ({ certainty }: TradeSense): boolean => certainty === 1;

/** Whether the need names a trade that the member's title or services name. */
const namesTradeOf = ({ trades }: Statement, { offers }: MemberReading): boolean =>
  trades
    .filter(isNamed)
    .some(({ trade }) =>
      offers.some(
        ({ field, trades: offered }) =>
          (field === 'jobTitle' || field === 'servicesOffered') &&
          offered.some((each) => isNamed(each) && each.trade === trade),
      ),
    );

/** The log odds that a member answers a need: fitted on needs whose answers people judged (`npm run fit:words`). */
export function oddsOfAnswer({ fit, besideBest, words, counterpart }: Signs): number {
  const { base, weights } = fittedAnswer;
  return (
    base +
    weights.fit * fit +
    weights.besideBest * besideBest +
    weights.words * words +
    weights.counterpart * counterpart
  );
}

/** The word for such odds: of ten strong ones at least eight are right, of ten good ones six, of ten possible ones three. */
export function strengthOf(odds: number): Strength | null {
  const { strong, good, possible } = fittedAnswer.from;
  if (odds >= strong) return 'strong';
  if (odds >= good) return 'good';
  return odds >= possible ? 'possible' : null;
}
