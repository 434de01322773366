import { conceptsOf } from './concepts.ts';
import { asciiTerm, cleanList, stemsOf } from './text.ts';

/** An entry of a list field, as the member wrote it. */
export type Entry = { readonly text: string };

/** The entries of a list field by what they mean, each meaning once. */
export function entriesOf(list: readonly string[]): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const text of cleanList(list)) {
    const terms = conceptsOf(text)
      .map((concept) => concept.term)
      .toSorted();
    const key = (terms.length > 0 ? terms : stemsOf(text).map(asciiTerm)).join('+');
    if (key !== '' && !entries.has(key)) entries.set(key, { text: text.slice(0, 60) });
  }
  return entries;
}
