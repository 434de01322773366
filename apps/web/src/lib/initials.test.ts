import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  [['Ana', 'Duarte'], 'AD'],
  [['émile', ''], 'É'],
  [['', ''], ''],
  [['Rye', 'Shine', 'Bakery'], 'RS'],
  [['🦊', '🐻'], '🦊'],
  [['Ana', '🧑‍🍳 Duarte'], '🧑‍🍳'],
  [['🇵🇹', 'Lisbon'], '🇵🇹'],
])('the initials of %j are %s', (words, expected) => expect(initials(words)).toBe(expected));
