import { describe, expect, test } from 'vitest';
import { families } from './data/trades.ts';
import { doubledIndustryNames } from './industry.ts';
import { doubledPhrases, tradesById } from './lexicon.ts';

describe('the trade data', () => {
  test('knows at least 250 trades', () => {
    expect(tradesById.size).toBeGreaterThanOrEqual(250);
  });

  test('gives every trade an id of its own, in plain lower case', () => {
    const ids = Object.values(families).flatMap(({ trades }) => Object.keys(trades));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{1,30}$/);
  });

  test('lets no phrase mean two trades, nor an industry name two industries', () => {
    expect(doubledPhrases).toEqual([]);
    expect(doubledIndustryNames).toEqual([]);
  });
});
