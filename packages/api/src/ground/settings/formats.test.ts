import { describe, expect, it, vi } from 'vitest';
import { formatsOf } from './formats.schema.ts';
import { decimalSignOf, typedAmount } from './typed-amounts.policy.ts';

/** Without the narrow spaces that versions of ICU disagree on. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('amounts', () => {
  it('are dollars with two decimals and grouped by thousands, unless the community says otherwise', () => {
    const { amount, wholeAmount } = formatsOf({ currency: '', dateLocale: '' });
    expect([5, 99_900, 245_000, 123_456_789].map(amount)).toEqual([
      '$0.05',
      '$999.00',
      '$2,450.00',
      '$1,234,567.89',
    ]);
    expect(wholeAmount(2_450)).toBe('$2,450');
  });

  it('are in the currency of the community, as its language writes them', () => {
    const german = formatsOf({ currency: 'EUR', dateLocale: 'de-DE' });
    expect(plain(german.amount(245_000))).toBe('2.450,00 €');
    expect(plain(german.wholeAmount(2_450))).toBe('2.450 €');
    expect(formatsOf({ currency: 'GBP', dateLocale: 'en-GB' }).amount(245_000)).toBe('£2,450.00');
  });
});

describe('amounts that are typed', () => {
  it.each([
    ['', '.', '2450.00'],
    ['de-DE', ',', '2450,00'],
    ['de-CH', '.', '2450.00'],
  ])('in “%s” have the decimal sign %s', (dateLocale, sign, typed) => {
    const formats = formatsOf({ currency: '', dateLocale });
    expect([decimalSignOf(formats), typedAmount(formats, 245_000)]).toEqual([sign, typed]);
  });
});

describe('hours of the clock', () => {
  it.each([
    ['', '09:00', '9 AM'],
    ['', '00:00', '12 AM'],
    ['', '18:30', '6:30 PM'],
    ['de-DE', '09:00', '9:00'],
    ['en-GB', '18:30', '18:30'],
  ])('in “%s” %s is %s', (dateLocale, time, shown) => {
    expect(formatsOf({ currency: '', dateLocale }).clock(time)).toBe(shown);
  });
});

describe('dates', () => {
  it('are in the language of the community, in UTC or in the time zone of the reader', () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    const late = '2026-03-03T22:00:00.000Z';
    const german = formatsOf({ currency: '', dateLocale: 'de-DE' });
    expect(german.longDate(late)).toBe('3. März 2026');
    expect(german.localDate(late)).toBe('4. März 2026');
    const unset = formatsOf({ currency: '', dateLocale: '' });
    expect([unset.longDate(late), unset.shortDate(late), unset.localDate(late)]).toEqual([
      'March 3, 2026',
      'Mar 3',
      'March 4, 2026',
    ]);
    vi.unstubAllEnvs();
  });
});
