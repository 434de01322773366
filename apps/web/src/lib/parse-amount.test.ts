import fc from 'fast-check';
import { formatsOf } from '@guildhall/api/ground/settings/formats.schema';
import { typedAmount } from '@guildhall/api/ground/settings/typed-amounts.policy';
import { describe, expect, test } from 'vitest';
import { dateLocaleOptions } from './format-options.ts';
import { parseAmount } from './parse-amount.ts';

const german = formatsOf({ currency: 'EUR', dateLocale: 'de-DE' });
const american = formatsOf({ currency: '', dateLocale: '' });

describe('an amount that can be read in one way only is read so everywhere', () => {
  test.each([
    ['149', 14_900],
    ['149,5', 14_950],
    ['149.5', 14_950],
    ['149,50', 14_950],
    ['149.50', 14_950],
    [' 149,50 ', 14_950],
    ['149,-', 14_900],
    ['149.–', 14_900],
    ['149,', 14_900],
    [',50', 50],
    ['0,500', 50],
    ['0.1', 10],
    ['1,200.50', 120_050],
    ['1.200,50', 120_050],
    ['1.234.567', 123_456_700],
    ['1,234,567.8', 123_456_780],
    ['1,20,000.50', 12_000_050],
    ['1 200,50', 120_050],
    ['1\u202F200.50', 120_050],
    ['1’200.50', 120_050],
    ["1'200", 120_000],
    ['14950.00', 1_495_000],
    ['€ 149,50', 14_950],
    ['149,50 €', 14_950],
    ['$1,250.50', 125_050],
    ['0', 0],
    ['٣٫٥', 350],
    ['۱۲۳', 12_300],
    ['١٬٢٠٠٫٥٠', 120_050],
    ['۱٬۲۳۴٬۵۶۷', 123_456_700],
    ['١٤٩،٥', 14_950],
    ['\u200F١٤٩٫٥٠ €', 14_950],
    ['१४९.५', 14_950],
  ])('%s', (typed, hundredths) => {
    expect(parseAmount(typed, german)).toBe(hundredths);
    expect(parseAmount(typed, american)).toBe(hundredths);
  });
});

describe('a sign before exactly three digits is read as the community writes numbers', () => {
  test.each([
    ['1.200', 120_000, 120],
    ['1,200', 120, 120_000],
    ['12.345', 1_234_500, null],
    ['12,345', null, 1_234_500],
  ])('%s', (typed, inGerman, inAmerican) => {
    expect(parseAmount(typed, german)).toBe(inGerman);
    expect(parseAmount(typed, american)).toBe(inAmerican);
  });
});

test.each(['149 EUR', 'eur 149', '149 Euro', '149 euro'])(
  '%s names the currency of the community',
  (typed) => {
    expect(parseAmount(typed, german)).toBe(14_900);
  },
);

test.each([
  '',
  'ten',
  '€',
  '-5',
  '1e309',
  '149k',
  '5 Mio',
  '149 USD',
  '1 2',
  '12.34.56,00',
  '1.234.56',
  '1.200,50,5',
  '1,2345',
  '١٢ ٣',
  '٣٫٥٫١',
  '٫',
  ',',
  '149,505',
  '99999999999999999999',
])('“%s” is no amount in euros', (typed) => {
  expect(parseAmount(typed, german)).toBeNull();
});

test('what the product writes is read as what it was, in every language and currency that a community can choose', () => {
  const locales = dateLocaleOptions('').map(({ value }) => value);
  const hundredths = fc.integer({ min: 0, max: 2_000_000_000 });
  const place = fc.constantFrom(...locales);
  const currency = fc.constantFrom(
    'USD',
    'EUR',
    'GBP',
    'CHF',
    'CZK',
    'DKK',
    'NOK',
    'PLN',
    'TRY',
    'UAH',
    'CAD',
  );
  fc.assert(
    fc.property(hundredths, place, currency, (amount, dateLocale, code) => {
      const formats = formatsOf({ currency: code, dateLocale });
      expect(parseAmount(typedAmount(formats, amount), formats)).toBe(amount);
      expect(parseAmount(formats.amount(amount), formats)).toBe(amount);
    }),
    { numRuns: 2_000 },
  );
});
