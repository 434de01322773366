import { describe, expect, test } from 'vitest';
import { tokensIn } from '../languages/language-of.ts';
import { withoutCircumstances } from './circumstances.ts';

const around = (text: string): string =>
  withoutCircumstances(tokensIn(text))
    .around.map(({ word }) => word)
    .join(' ');

describe('what only says when, where or why', () => {
  test.each([
    ['a piano tuner before the wedding', 'before the wedding'],
    ['bees removed in our chimney', 'in our chimney'],
    ['a plumber on Saturday', 'saturday'],
    ['einen Klempner vor dem Winter', 'vor dem winter'],
    ['un plombier avant la fête', 'avant la fete'],
    ['un fontanero antes de la boda', 'antes de la boda'],
  ])('is told apart: “%s”', (text, aside) => {
    expect(around(text)).toBe(aside);
  });

  test('is kept where nothing else names a trade', () => {
    expect(around('something for the evening in our bakery')).toBe('');
  });
});
