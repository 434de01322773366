import { describe, expect, test } from 'vitest';
import { money } from './money.ts';

describe('prices', () => {
  test('cents are shown as dollars with two decimals, grouped by thousands', () => {
    expect([money(5), money(99_900), money(245_000), money(123_456_789)]).toEqual([
      '$0.05',
      '$999.00',
      '$2,450.00',
      '$1,234,567.89',
    ]);
  });

  test('zero is a custom quote', () => expect(money(0)).toBe('Custom Quote'));
});
