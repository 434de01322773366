/** Translations by their English sentences, with {0} and {1} for values. */
export type Sentences = Readonly<Record<string, string>>;
type Pattern = { matches: RegExp; translation: string };

const patternsOf = new WeakMap<Sentences, Pattern[]>();

/** Sentences with values in them, such as 'At most {0} pictures'. */
function patternsIn(sentences: Sentences): Pattern[] {
  const known = patternsOf.get(sentences);
  if (known) return known;
  const patterns = Object.entries(sentences)
    .filter(([english]) => english.includes('{0}'))
    // The longest first: of two that fit, it says more of the sentence.
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([english, translation]) => {
      const parts = english.split(/\{\d\}/).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
      return { matches: new RegExp(`^${parts.join('(.*)')}$`, 's'), translation };
    });
  patternsOf.set(sentences, patterns);
  return patterns;
}

/**
 * The translation of a sentence by its English words, with {0}, {1} for values; a value that is a sentence itself is
 * translated, too. Undefined where the catalog has no such sentence.
 */
export function sentenceIn(sentences: Sentences, english: string): string | undefined {
  if (Object.hasOwn(sentences, english)) return sentences[english];
  for (const { matches, translation } of patternsIn(sentences)) {
    const found = matches.exec(english);
    if (!found) continue;
    const values = found
      .slice(1)
      .map((value) => (value === '' ? '' : (sentenceIn(sentences, value) ?? value)));
    return translation.replaceAll(/\{(\d)\}/g, (_all, index) => values[Number(index)] ?? '');
  }
  return undefined;
}
