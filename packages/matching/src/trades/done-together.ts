import { tradesById } from '../lexicon.ts';
import type { Statement } from '../statements/statement.ts';

/** Families whose trades the same people do: who designs websites builds online shops, too. */
const DONE_TOGETHER: ReadonlySet<string> = new Set(['web']);

/** Whether both name trades that the same people do. */
export function areDoneTogether(one: Statement, other: Statement): boolean {
  const families = familiesOf(one);
  return families.length > 0 && familiesOf(other).some((family) => families.includes(family));
}

/** Terms of what the same people do as what is looked for, or offered, to look up beside `lookupTerms`. */
export function kindredTerms(statements: readonly Statement[]): readonly string[] {
  const families = new Set(statements.flatMap(familiesOf));
  return [...tradesById.values()].filter(({ family }) => families.has(family)).map(({ id }) => `g:${id}`);
}

const familiesOf = ({ trades }: Statement): readonly string[] =>
  trades.flatMap(({ trade, certainty }) => {
    const family = certainty === 1 ? tradesById.get(trade)?.family : undefined;
    return family !== undefined && DONE_TOGETHER.has(family) ? [family] : [];
  });
