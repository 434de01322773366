import { withoutInvisible } from './without-invisible.ts';

/** Country codes of two digits; 1 and 7 have one, all others three. */
const TWO_DIGITS = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
/** Where the zero belongs to the number: Italy, San Marino, the Vatican, Ivory Coast, Congo, Gabon, Benin, Greenland. */
const KEEPS_ZERO = new Set(['39', '378', '379', '225', '242', '241', '229']);
/** What is dialed before a number within a country, where that is no zero. */
const TRUNK: Record<string, string> = {
  '7': '8',
  '36': '06',
  '52': '01',
  '370': '8',
  '375': '80',
  '993': '8',
};

/** Digits and what people write between them; a second number begins with a plus. */
const NUMBER = /\+?[\d(][\d\s().\-‐-―−/[\]]*\d|\d/g;
/** A slash before another number, not before the rest of this one: "0551 1234 / 0171 555". */
const SECOND = /(?<=\d.*\d.*\d.*\d.*\d.*\d)\s*\/\s*(?=[+0]\d)/;
/** Fewer digits are a room or a time of day. */
const SHORTEST = 3;
const USUAL = 5;

/**
 * The first number of a text, such as "+49 171 555-0101" of "+49 (0)171 555-0101 ext. 12 or 0551 1234": without what is
 * dialed only within the country, without extension and second number. Undefined for a text such as "ask at the desk".
 */
export function firstNumber(text: string): string | undefined {
  const plain = asciiDigits(withoutInvisible(text).normalize('NFKC'));
  if (/^\s*\d(?:[.,]\d+)?e\+?\d+\s*$/i.test(plain)) return undefined;
  const found = [...plain.matchAll(NUMBER)].map(([number]) => number.split(SECOND)[0] ?? '');
  const number =
    found.find((each) => digitsOf(each).length >= USUAL) ??
    found.find((each) => digitsOf(each).length >= SHORTEST);
  return number === undefined ? undefined : international(number.trim());
}

/** The same as a telephone dials it, for `tel:` links and other programs. */
export function dialedNumber(text: string): string | undefined {
  return firstNumber(text)?.replace(/[^+\d]/g, '');
}

const DIGIT = /\p{Nd}/gu;
const isDigit = (code: number) => String.fromCodePoint(code).search(DIGIT) === 0;

/** The same text with the digits 0 to 9 in place of those of other scripts, such as ١٢٣ and ۱۲۳. */
export const asciiDigits = (text: string): string =>
  text.replace(DIGIT, (digit) => {
    let value = 0;
    while (value < 9 && isDigit((digit.codePointAt(0) ?? 0) - value - 1)) value += 1;
    return String(value);
  });

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A number with a country code, without the trunk prefix behind it; any other number as it is. */
function international(number: string): string {
  const written = number.replace(/^\(?\s*(?:\+|00(?=\s*[1-9]))\s*\(?\s*/, '+');
  if (!written.startsWith('+')) return written;
  const digits = digitsOf(written);
  const code = /^[17]/.test(digits) ? digits.slice(0, 1) : digits.slice(0, TWO_DIGITS.test(digits) ? 2 : 3);
  const at = endOfDigits(written, code.length);
  const rest = written.slice(at).replace(/^\s*\)/, '');
  const trunk = KEEPS_ZERO.has(code) ? '' : (TRUNK[code] ?? '0');
  const bracketed = trunk && new RegExp(String.raw`^[\s.\-]*[([]\s*0?${trunk}\s*[)\]]\s*`);
  const national = bracketed && bracketed.test(rest) ? rest.replace(bracketed, ' ') : rest;
  const spaced = trunk === '0' ? national.replace(/^([\s.\-/]*)0/, '$1') : national;
  return `+${code}${spaced.replace(/\s+/g, ' ')}`;
}

/** Where the first `count` digits of a number end. */
function endOfDigits(number: string, count: number): number {
  let seen = 0;
  for (const [index, character] of Array.from(number).entries()) {
    if (/\d/.test(character)) seen += 1;
    if (seen === count) return index + 1;
  }
  return number.length;
}
