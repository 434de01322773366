import { tradesById } from '../lexicon.ts';
import type { Statement } from '../statements/statement.ts';
import { cosine } from '../vectors/unit-vectors.ts';

/**
 * A need, the offer that meets it best, and whether both name one trade. The general trade of a family is too
 * wide to say so: a commercial lawyer is no patent lawyer.
 */
export type Pair = {
  readonly need: Statement;
  readonly offer: Statement;
  readonly near: number;
  readonly isNamed: boolean;
  readonly isInferred: boolean;
};

/** What one shared trade is worth beside likeness when pairs are compared. */
const named = 0.5;
const inferred = 0.3;

/** The offer that meets a need best; undefined without offers. */
export function bestPair(need: Statement, offers: readonly Statement[]): Pair | undefined {
  let best: Pair | undefined;
  for (const offer of offers) {
    const pair = pairOf(need, offer);
    if (best === undefined || worthOf(pair) > worthOf(best)) best = pair;
  }
  return best;
}

function pairOf(need: Statement, offer: Statement): Pair {
  const shared = need.trades.filter(({ trade }) => offer.trades.some((other) => other.trade === trade));
  return {
    need,
    offer,
    near: cosine(need.vector, offer.vector),
    isNamed: shared.some(
      ({ trade, certainty }) => certainty === 1 && tradesById.get(trade)?.general === false,
    ),
    isInferred: shared.length > 0,
  };
}

const worthOf = ({ near, isNamed, isInferred }: Pair): number =>
  near + (isNamed ? named : isInferred ? inferred : 0);
