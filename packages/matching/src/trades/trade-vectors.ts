import { problemSentences } from '../data/problems.ts';
import { families } from '../data/trades.ts';
import { inference } from '../scoring/weights.ts';
import type { TradeSense } from '../statements/statement.ts';
import { DIMENSIONS } from '../vectors/word-table.ts';
import { type UnitVector, addUnit, cosineAt, unitOf } from '../vectors/unit-vectors.ts';
import { vectorOfPhrase } from './phrase-vector.ts';
import { sharesOfWords } from './trade-words.ts';

/** All names of a trade together weigh as much as this many of its problem sentences. */
const namesWeigh = 3;

/** Directions of all trades, and of their problem sentences, one after the other. */
type TradeVectors = {
  readonly ids: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  /** What each trade means: its names, and the needs it meets in the words of those who have them. */
  readonly topics: Int8Array;
  /** What its names alone mean. */
  readonly names: Int8Array;
  readonly sentences: Int8Array;
  /** Mean direction of all problem sentences, subtracted so that everyday wording does not match everything. */
  readonly common: Float64Array;
  /** Where the sentences of each trade begin, and behind the last one where they end. */
  readonly starts: Int32Array;
};

let known: TradeVectors | undefined;

/** What a trade means; undefined for one that does not exist. */
export function vectorOfTrade(trade: string): UnitVector | undefined {
  const { places, topics } = (known ??= vectorsOfTrades());
  const place = places.get(trade);
  return place === undefined ? undefined : topics.subarray(place * DIMENSIONS, (place + 1) * DIMENSIONS);
}

/** What the names of a trade mean, for who writes one in another language. */
export function vectorOfNames(trade: string): UnitVector | undefined {
  const { places, names } = (known ??= vectorsOfTrades());
  const place = places.get(trade);
  return place === undefined ? undefined : names.subarray(place * DIMENSIONS, (place + 1) * DIMENSIONS);
}

/** What all problems have in common, as a part of 1: whoever is near to that is near to every problem. */
export const commonDirection = (): Float64Array => (known ??= vectorsOfTrades()).common;

/** Trades compared precisely, after a coarse pass over all. */
const looked = 64;

/** The trades that meet a problem of these stems, likeliest first: each as a whole, or by its likeliest sentences. */
export function tradesNear(vector: UnitVector, stems: readonly string[]): readonly TradeSense[] {
  const { ids, topics, sentences, starts } = (known ??= vectorsOfTrades());
  const wholes = new Float64Array(ids.length);
  for (let place = 0; place < ids.length; place += 1)
    wholes[place] = cosineAt(vector, 0, topics, place * DIMENSIONS);
  const words = sharesOfWords(stems, ids);
  const least = wholes.toSorted()[Math.max(0, ids.length - looked)] ?? 0;
  const near: TradeSense[] = [];
  for (const [place, trade] of ids.entries()) {
    const whole = wholes[place] ?? 0;
    const said = words[place] ?? 0;
    if (whole < least && said === 0) continue;
    let first = 0;
    let second = 0;
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
      const like = cosineAt(vector, 0, sentences, at * DIMENSIONS);
      if (like > first) [first, second] = [like, first];
      else if (like > second) second = like;
    }
    const single = first * (1 - inference.second) + second * inference.second + said * inference.words;
    const certainty = Math.max(
      share(whole, inference.topicFrom, inference.topicTo),
      share(single, inference.sentenceFrom, inference.sentenceTo),
    );
    if (certainty > 0) near.push({ trade, certainty });
  }
  return near.toSorted((one, other) => other.certainty - one.certainty);
}

/** Only a trade that is named is certain. */
const mostInferred = 0.99;

const share = (like: number, from: number, to: number): number =>
  Math.min(mostInferred, (like - from) / (to - from));

function vectorsOfTrades(): TradeVectors {
  const byTrade = Map.groupBy(problemSentences, ({ trade }) => trade);
  const all = Object.values(families).flatMap(({ trades }) => Object.entries(trades));
  const topics = new Int8Array(all.length * DIMENSIONS);
  const named = new Int8Array(all.length * DIMENSIONS);
  const sentences = new Int8Array(problemSentences.length * DIMENSIONS);
  const starts = new Int32Array(all.length + 1);
  let read = 0;
  for (const [place, [id, list]] of all.entries()) {
    const names = list.split(', ');
    const sum = new Float64Array(DIMENSIONS);
    for (const name of names) add(sum, vectorOfPhrase(name), Math.min(1, namesWeigh / names.length));
    const meaning = unitOf(sum);
    if (meaning !== null) named.set(meaning, place * DIMENSIONS);
    starts[place] = read;
    for (const { text } of byTrade.get(id) ?? []) {
      const vector = vectorOfPhrase(text);
      if (vector === null) continue;
      add(sum, vector, 1);
      sentences.set(vector, read * DIMENSIONS);
      read += 1;
    }
    const topic = unitOf(sum);
    if (topic !== null) topics.set(topic, place * DIMENSIONS);
  }
  starts[all.length] = read;
  const common = new Float64Array(DIMENSIONS);
  for (let at = 0; at < read; at += 1) addUnit(common, sentences, at * DIMENSIONS, 1 / read);
  const ids = all.map(([id]) => id);
  return {
    ids,
    places: new Map(ids.map((id, place) => [id, place])),
    topics,
    names: named,
    sentences,
    common,
    starts,
  };
}

function add(sum: Float64Array, vector: UnitVector | null, weight: number): void {
  if (vector !== null) addUnit(sum, vector, 0, weight);
}
