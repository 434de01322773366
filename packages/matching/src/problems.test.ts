import { describe, expect, test } from 'vitest';
import { problemSentences } from './data/problems.ts';
import { tradeAt, tradesById } from './lexicon.ts';
import { fold, tokenize } from './text.ts';

/** The words of a text that name this very trade. */
function namesOf(trade: string, text: string): readonly string[] {
  const { tokens } = tokenize(text);
  return tokens.flatMap(({ word }, at) => (tradeAt(tokens, at)?.value.trade.id === trade ? [word] : []));
}

describe('the problem sentences', () => {
  test('belong to trades that exist', () => {
    expect(problemSentences.filter(({ trade }) => !tradesById.has(trade))).toEqual([]);
  });

  test('tell every trade in at least eight ways', () => {
    const counts = Map.groupBy(problemSentences, ({ trade }) => trade);
    expect([...tradesById.keys()].filter((trade) => (counts.get(trade)?.length ?? 0) < 8)).toEqual([]);
  });

  test('stand once each', () => {
    const texts = problemSentences.map(({ text }) => fold(text));
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  test('name neither their trade nor a synonym of it', () => {
    const named = problemSentences.flatMap(({ trade, text }) => {
      const names = namesOf(trade, text);
      return names.length === 0 ? [] : [{ trade, text, names }];
    });
    expect(named).toEqual([]);
  });

  test('are as short as people type: 2 to 16 words', () => {
    const lengths = problemSentences.map(({ text }) => ({ text, words: tokenize(text).tokens.length }));
    expect(lengths.filter(({ words }) => words < 2 || words > 16)).toEqual([]);
  });
});
