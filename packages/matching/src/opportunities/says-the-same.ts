import { tradesById } from '../lexicon.ts';
import type { Statement } from '../statements/statement.ts';
import { tradesNamedBy } from '../trades/trade-names.ts';

/**
 * Whether one text says all that another does, by a word that names a trade, and neither names another trade:
 * "Shopify store setup" and "Shopify stores", and not "food photography" and "food".
 */
export function saysTheSame(wanted: Statement, offered: Statement): boolean {
  const shared = wanted.stems.filter((stem) => offered.stems.includes(stem));
  if (shared.length === 0 || shared.length < Math.min(wanted.stems.length, offered.stems.length))
    return false;
  const named = new Set(shared.flatMap(tradesNamedBy).filter(isNarrow));
  return named.size > 0 && [wanted, offered].every((each) => namesNoOther(each, named));
}

/** Who asks for patent law is not helped by any law. */
const isNarrow = (trade: string): boolean => tradesById.get(trade)?.general === false;

const namesNoOther = ({ trades }: Statement, named: ReadonlySet<string>): boolean =>
  trades.filter(({ certainty }) => certainty === 1).every(({ trade }) => named.has(trade));
