import { describe, expect, it } from 'vitest';
import { lacksZero, withLostZero } from './lost-zero.ts';

describe('the zero that spreadsheets take', () => {
  it.each([
    ['1715550101', 'DE', true],
    ['612345678', 'FR', true],
    ['0171 5550101', 'DE', false],
    ['+491715550101', 'DE', false],
    ['171 555 0101', 'DE', false],
    ['4711', 'DE', false],
    ['612345678', 'ES', false],
    ['6145550121', 'US', false],
    ['1715550101', undefined, false],
  ])('is missing from the number %s in %s: %s', (number, region, isMissing) => {
    expect(lacksZero(number, region)).toBe(isMissing);
  });

  it.each([
    ['1067', 'DE', '01067'],
    ['2134', 'US', '02134'],
    ['150', 'NO', '0150'],
    ['37073', 'DE', undefined],
    ['1010', 'AT', undefined],
    ['SW1A 1AA', 'GB', undefined],
  ])('is put before the postcode %s in %s: %s', (postcode, region, whole) => {
    expect(withLostZero(postcode, region)).toBe(whole);
  });
});
