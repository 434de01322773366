import { conceptsOf, maxConcepts } from './concepts.ts';
import type { Concept } from './concepts.ts';

/** Trades first, then words, then families: who takes only the first few takes the telling ones. */
function termsOf(concepts: readonly Concept[]): readonly string[] {
  const byWeight = concepts.toSorted((one, other) => other.weight - one.weight);
  const terms = byWeight.map((concept) => concept.term);
  const families = new Set(concepts.flatMap(({ trade }) => (trade === null ? [] : [`f:${trade.family}`])));
  const kept = terms.slice(0, Math.max(maxConcepts - families.size, maxConcepts / 2));
  return [...kept, ...families].slice(0, maxConcepts);
}

/**
 * The canonical terms of a text: at most 64 lower-case ASCII strings, each once,
 * the most telling first. "g:bookkeeping" is a trade of the data file,
 * "f:accounting" the family of one, "x:..." a hashed word of another script,
 * anything else a stem. The same text always gives the same terms; after a
 * change of the data files stored terms have to be computed again.
 */
export function extractTerms(text: string | null | undefined): readonly string[] {
  return termsOf(conceptsOf(text));
}
