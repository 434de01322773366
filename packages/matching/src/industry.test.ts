import { expect, test } from 'vitest';
import { industryKey } from './industry.ts';

test.each([
  ['Food & Beverage', 'food and drink'],
  ['healthcare', 'Health care'],
  ['Falconry', 'falconry services'],
])('%s and %s are one industry', (one, other) => {
  expect(industryKey(one)).toBe(industryKey(other));
});

test.each([
  ['Printing', 'Photography'],
  ['Real Estate', 'Architecture'],
  ['Construction', 'Landscaping'],
  ['Import and Trade', 'Trades'],
  ['Translation', 'Business Services'],
])('%s and %s are two industries, however near', (one, other) => {
  expect(industryKey(one)).not.toBe(industryKey(other));
});

test.each(['', ' ', 'Other', 'n/a'])('"%s" is none', (text) => {
  expect(industryKey(text)).toBeNull();
});
