/**
 * Words and phrases of one language by the trade they name, each a comma list as
 * in the trade files. Capitals mark no proper names here: German writes every
 * noun so.
 */
export type TradeWords = Readonly<Record<string, string>>;

/** By ISO 639-1. */
export type LanguageCode = 'de' | 'es' | 'fr';

/**
 * What a language other than English adds to reading a profile. Entries are
 * written as people write them; compare them folded, without accents.
 *
 * `stopWords` carry no meaning; `filler` are phrases that say nothing of what is
 * needed ("ich suche", "für mein"); after a phrase of `clientMarkers` stands whom
 * someone wants to sell to, not what they need; what follows one of `negations`
 * is not wanted; `elisions` are beginnings that stick to the next word ("l'").
 */
export type Language = {
  readonly stopWords: readonly string[];
  readonly filler: readonly string[];
  readonly clientMarkers: readonly string[];
  readonly negations: readonly string[];
  readonly elisions: readonly string[];
  /** Whether one word is written where English has several: its last part is the thing ("Patentanwalt"). */
  readonly compounds: boolean;
  readonly trades: TradeWords;
};

/** Splits a comma list, over as many lines as it takes. */
export function entries(block: string): readonly string[] {
  return block
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
