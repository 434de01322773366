import { describe, expect, test } from 'vitest';
import { conceptsOf } from './concepts.ts';

const termsOf = (text: string): readonly string[] => conceptsOf(text).map(({ term }) => term);

describe('the concepts', () => {
  test.each([
    ['search engine optimization', 'SEO'],
    ['solicitor', 'Lawyer'],
    ['web designer', 'landing pages'],
    ['IT Support', 'computer repair'],
    ['coffee shop', 'Cafés'],
    ['estate agent', 'Realtor'],
    ['recruitment', 'head hunters, headhunters'],
  ])('of "%s" and "%s" have a trade in common', (one, other) => {
    const trades = new Set(termsOf(one).filter((term) => term.startsWith('g:')));
    expect(termsOf(other).some((term) => trades.has(term))).toBe(true);
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
    expect(termsOf(text).filter((term) => term.startsWith('g:'))).toEqual([]);
  });

  test('of a word everyone uses do not exist at all', () => {
    expect(termsOf('We help your business with the best services')).toEqual([]);
  });

  test('of words in another script are ASCII and meet again', () => {
    expect(termsOf('бухгалтер')).toEqual(termsOf('Ищу Бухгалтер').slice(1));
    expect(termsOf('бухгалтер')[0]).toMatch(/^x:[a-z0-9]+$/);
  });
});
