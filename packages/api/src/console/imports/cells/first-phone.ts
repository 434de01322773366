import { firstNumber } from '../../../ground/values/phone-number.ts';
import type { CellPlace, CleanCell } from './cell.types.ts';
import { completeNumber } from './national-number.ts';

/** Digits of the shortest number that is taken for one: local numbers without their area. */
const DIGITS_MIN = 3;
const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length;
/** Codes such as *100# reach a network, nobody. */
const isNumber = (text: string) => digitsIn(asciiDigits(text)) >= DIGITS_MIN && !/[*#]/.test(text);
const asciiDigits = (text: string) => text.replaceAll(/\p{Nd}/gu, '0');

/** A slash or a dash stands between two numbers, or within one, such as 0551 / 1234: then little precedes it. */
const WHOLE = String.raw`(?<=(?:\p{Nd}\P{Nd}{0,3}){6})`;
const SEPARATOR = new RegExp(
  String.raw`\s*(?:[;|\r\n]+|,(?!\p{Nd}{1,3}$)|\s(?:oder|or|ou|o|und|and|et|y|i|og|bzw\.?)\s+|:{3}|${WHOLE}\s*[/–]\s*(?=[+0(])|${WHOLE}\s+[/–-]\s+(?=[+\p{Nd}(]))\s*`,
  'iu',
);
/** "Tel. 0551 …", "mobil: 0171 …". */
const LABEL = /^[\p{L}][\p{L}.\-/ ]*:?\s*(?=[+(\p{Nd}])/u;

/** The first number of a cell, without its label. Words without a number are left out. */
export function firstPhone(text: string, place: CellPlace): CleanCell {
  const numbers = text
    .split(SEPARATOR)
    .map((part) => part.replace(/^tel:/i, '').replace(LABEL, '').trim())
    .filter(isNumber);
  const [first] = numbers;
  const number = first === undefined ? undefined : firstNumber(withoutRemark(first));
  if (first === undefined || number === undefined)
    return /[\p{L}\p{N}]/u.test(text)
      ? { value: '', note: `“${text}” is no phone number, and is left out` }
      : { value: '' };
  const { value, note } = completeNumber(number.replace(/^(\+?\d+)[.,]0+$/, '$1'), place);
  if (numbers.length > 1) return { value, note: `${numbers.length} numbers, ${value} is used` };
  if (note !== undefined) return { value, note };
  return /\p{L}/u.test(first) ? { value, note: `“${text}” is read as ${value}` } : { value };
}

/** Without "(ab 18 Uhr)" and "ext. 12", whose digits are no part of the number. */
const withoutRemark = (text: string) =>
  text.replace(/\s*\([^)]*\p{L}[^)]*\)?/gu, '').replace(/(?<=\p{Nd})\s*(?:\p{L}[\p{L}.: ]*)\p{Nd}+\s*$/u, '');
