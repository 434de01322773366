import { expect, test } from 'vitest';
import { pluralsOf } from './plurals.ts';
import { number as germanNumber } from './words/de.ts';
import { plural as portuguese } from './words/pt.ts';

const arabic = pluralsOf<'one' | 'two' | 'few' | 'many' | 'other'>('ar');

test.each([
  [0, 'zero'],
  [1, 'one'],
  [2, 'two'],
  [5, 'few'],
  [11, 'many'],
  [21, 'many'],
  [100, 'other'],
  [1.5, 'other'],
])('Arabic has a form of its own for %d', (count, form) => {
  const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
  expect(arabic.plural(count, forms)).toBe(form);
});

test('a form that a sentence does not have is the one for any other number', () => {
  const { plural } = pluralsOf<'one' | 'other'>('fr');
  expect(plural(1_000_000, { one: 'one', other: 'other' })).toBe('other');
});

test('none of a thing is many of them in Portuguese', () => {
  expect(portuguese(0, { one: '1 membro', other: '0 membros' })).toBe('0 membros');
});

test('numbers are written as the language does', () => {
  expect(germanNumber(1234.5)).toBe('1.234,5');
});
