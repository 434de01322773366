import { expect, test } from 'vitest';
import { quote } from './quote.ts';

test.each([
  ['and café fit-outs', '“café fit-outs”'],
  ['or signs in a hurry', '“signs in a hurry”'],
  ['with direct trade beans', '“direct trade beans”'],
  ['Andrew and sons', '“Andrew and sons”'],
])('a quote of "%s" begins with a word that tells: %s', (text, quoted) => {
  expect(quote(text)).toBe(quoted);
});
