import { describe, expect, test } from 'vitest';
import { englishFiller, genericNouns } from './data/filler.ts';
import { tradeAt } from './lexicon.ts';
import { fold, tokenize } from './text.ts';

/** True when a whole phrase is the name of a trade. */
function isTrade(phrase: string): boolean {
  const { tokens } = tokenize(phrase);
  return tradeAt(tokens, 0)?.length === tokens.length;
}

describe.each([
  ['filler', englishFiller],
  ['generic nouns', genericNouns],
])('the English %s', (_name, phrases) => {
  test('stand once each', () => {
    const folded = phrases.map(fold);
    expect(folded.filter((phrase, at) => folded.indexOf(phrase) !== at)).toEqual([]);
  });

  test('are no names of trades', () => {
    expect(phrases.filter(isTrade)).toEqual([]);
  });
});

test('generic nouns are single words', () => {
  expect(genericNouns.filter((noun) => tokenize(noun).tokens.length !== 1)).toEqual([]);
});
