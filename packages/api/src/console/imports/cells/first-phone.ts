import type { CleanCell } from './cell.types.ts';

/** Digits of the shortest number that is taken for one: local numbers without their area. */
const DIGITS_MIN = 3;
const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length;
const isNumber = (text: string) => digitsIn(text) >= DIGITS_MIN;

const SEPARATOR = /\s*(?:[;|\r\n]+|,(?!\d{1,3}$)|\s+(?:oder|or|ou|o|und|and|et|y|bzw\.?)\s+|\s\/\s|:{3})\s*/i;
/** "Tel. 0551 …", "mobil: 0171 …". */
const LABEL = /^[\p{L}][\p{L}.\-/ ]*:?\s*(?=[+(\d])/u;

/** The first number of a cell, without its label. Words without a number are left out. */
export function firstPhone(text: string): CleanCell {
  const numbers = text
    .split(SEPARATOR)
    .map((part) => part.replace(/^tel:/i, '').replace(LABEL, '').trim())
    .filter(isNumber);
  const [first] = numbers;
  if (first === undefined)
    return /[\p{L}\d]/u.test(text)
      ? { value: '', note: `“${text}” is no phone number, and is left out` }
      : { value: '' };
  const value = first.replace(/^(\+?\d+)[.,]0+$/, '$1');
  if (numbers.length > 1) return { value, note: `${numbers.length} numbers, ${value} is used` };
  return { value };
}
