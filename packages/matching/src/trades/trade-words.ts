import { problemSentences } from '../data/problems.ts';
import { families } from '../data/trades.ts';
import { isEnglishContentWord } from '../lexicon.ts';
import { tokenize } from '../text.ts';

/** The places in `ids` of the trades whose names or problem sentences hold a stem. */
type TradeWords = ReadonlyMap<string, ReadonlySet<number>>;

let known: TradeWords | undefined;

/**
 * How much of what the stems say each trade's names and problem sentences say, in the order of `ids`, 0 to 1: a word
 * of few trades says more. Of a text with one telling word among many its direction keeps little, and this all.
 */
export function sharesOfWords(stems: readonly string[], ids: readonly string[]): Float64Array {
  known ??= wordsOfTrades(ids);
  const shares = new Float64Array(ids.length);
  let all = 0;
  for (const stem of new Set(stems)) {
    const trades = known.get(stem);
    const rarity = Math.log(ids.length / (trades?.size ?? 1));
    all += rarity;
    for (const place of trades ?? []) shares[place] = (shares[place] ?? 0) + rarity;
  }
  return all === 0 ? shares : shares.map((share) => share / all);
}

function wordsOfTrades(ids: readonly string[]): TradeWords {
  const places = new Map(ids.map((id, place) => [id, place]));
  const words = new Map<string, Set<number>>();
  const read = (trade: string, text: string): void => {
    const place = places.get(trade);
    if (place === undefined) return;
    for (const { word, stem } of tokenize(text).tokens)
      if (isEnglishContentWord(word)) words.set(stem, (words.get(stem) ?? new Set()).add(place));
  };
  for (const { trade, text } of problemSentences) read(trade, text);
  for (const { trades } of Object.values(families))
    for (const [trade, names] of Object.entries(trades)) read(trade, names);
  return words;
}
