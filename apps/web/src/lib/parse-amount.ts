import { asciiDigits } from '@guildhall/api/ground/values/phone-number';
import type { Formats } from '@guildhall/api/ground/settings/formats.schema';
import { decimalSignOf } from '@guildhall/api/ground/settings/typed-amounts.policy';

/** Spaces of any width, apostrophes and the Arabic sign, which only ever separate thousands. */
const SPACES = /(?<=\d)[\s'’٬](?=\d)/gu;
/** No hundredths, as in '149,-'. */
const DASHES = /[.,]\s?[-–—]{1,2}$/u;
/** Thousands, or lakhs and crores, with one sign throughout. */
const GROUPED =
  /^[1-9]\d{0,2}(?:(?<sign>[.,_])\d{3}(?:\k<sign>\d{3})*|(?<other>[.,_])(?:\d{2}\k<other>)+\d{3})$/;

/**
 * Reads an amount as people type it, in whole hundredths; null unless it is one.
 * A comma and a point are both understood as the decimal sign. Only what may be either, as '1.200', is read as the
 * community writes numbers.
 */
export function parseAmount(
  typed: string,
  { currency, locale }: Pick<Formats, 'currency' | 'locale'>,
): number | null {
  const text = withoutCurrency(withAsciiSigns(typed).trim(), currency, locale)
    .replace(DASHES, '')
    .replaceAll(SPACES, '_');
  const { whole, decimals } = split(text, decimalSignOf({ locale }));
  if (!/^\d+$/.test(whole) && !GROUPED.test(whole)) return null;
  if (!/\d/.test(text)) return null;
  // More digits than hundredths have are no amount, unless they are zeros.
  if (!/^\d{0,2}0*$/.test(decimals)) return null;
  const hundredths = Number(whole.replaceAll(/\D/g, '') + decimals.slice(0, 2).padEnd(2, '0'));
  return Number.isSafeInteger(hundredths) ? hundredths : null;
}

/** Digits of any script, the Arabic decimal signs, and none of the marks that only turn the text around. */
const withAsciiSigns = (typed: string) =>
  asciiDigits(typed.replaceAll(/\p{Cf}/gu, ''))
    .replace('٫', '.')
    .replace('،', ',');

function split(text: string, decimalSign: string): { whole: string; decimals: string } {
  const at = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const sign = text[at];
  const isDecimal =
    sign !== undefined && text.indexOf(sign) === at && (sign === decimalSign || !GROUPED.test(text));
  if (!isDecimal) return { whole: text, decimals: '' };
  return { whole: text.slice(0, at) || '0', decimals: text.slice(at + 1) };
}

/** Leaves out the community's currency by any of its names, or another's sign; another's code is no amount here. */
function withoutCurrency(text: string, currency: string, locale: string): string {
  const lower = text.toLowerCase();
  for (const name of namesOf(currency, locale)) {
    if (lower.startsWith(name)) return text.slice(name.length).trimStart();
    if (lower.endsWith(name)) return text.slice(0, -name.length).trimEnd();
  }
  return text.replaceAll(/^\p{Sc}\s*|\s*\p{Sc}$/gu, '');
}

/** As in 'eur', '€', 'euro' and 'euros'; the longest first. */
function namesOf(currency: string, locale: string): string[] {
  const names = (['code', 'symbol', 'narrowSymbol', 'name'] as const).flatMap((currencyDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
    return [1, 2].flatMap((count) =>
      format.formatToParts(count).flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
    );
  });
  return names.map((name) => name.toLowerCase()).toSorted((one, other) => other.length - one.length);
}
