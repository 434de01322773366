import { describe, expect, test } from 'vitest';
import { extractTerms } from './index.ts';

describe('index terms', () => {
  test.each([
    ['search engine optimization', 'SEO'],
    ['solicitor', 'Lawyer'],
    ['web designer', 'landing pages'],
    ['IT Support', 'computer repair'],
    ['coffee shop', 'Cafés'],
    ['estate agent', 'Realtor'],
    ['recruitment', 'head hunters, headhunters'],
  ])('of "%s" and "%s" have a trade in common', (one, other) => {
    const trades = new Set(extractTerms(one).filter((term) => term.startsWith('g:')));
    expect(extractTerms(other).some((term) => trades.has(term))).toBe(true);
  });

  test.each([
    ['great business services and help for growing companies'],
    ['I make it work'],
    ['let us meet well and fit in'],
    ['local, public, tailored to every industry, mind you, easy to access'],
    ['an awful machine on the eve, we are tired of it, please sign and renew'],
    ['beautiful animals, a mechanism pressed into iron, officially celebrated'],
    ['a package in the budget of our program'],
    ['important international news for everyone, 24/7'],
    ['🙂 !!! 100'],
  ])('of "%s" name no trade', (text) => {
    expect(extractTerms(text).filter((term) => term.startsWith('g:'))).toEqual([]);
  });

  test('of a word everyone uses do not exist at all', () => {
    expect(extractTerms('We help your business with the best services')).toEqual([]);
  });

  test('of words in another script are ASCII and meet again', () => {
    expect(extractTerms('бухгалтер')).toEqual(extractTerms('Ищу Бухгалтер').slice(1));
    expect(extractTerms('бухгалтер')[0]).toMatch(/^x:[a-z0-9]+$/);
  });
});
