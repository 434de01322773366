import { asciiDigits } from '../../ground/values/phone-number.ts';
import { randomInt } from 'node:crypto';

/** Crockford’s Base32: no letter that looks like a digit. */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The first letter of each of the ten; so a code is compared with one hash. No code consists of digits only. */
const PLACES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K'];
/** Letters after the first: 45 bits. */
const RANDOM_LETTERS = 9;

/** Ten new codes such as `A7K2M-9XPQ4`, in the order of their places. */
export const newRecoveryCodes = (): string[] =>
  PLACES.map((first) => {
    const letters = Array.from({ length: RANDOM_LETTERS }, () =>
      CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length)),
    );
    const code = first + letters.join('');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });

/** Normalizes a typed code: case, spaces and dashes do not matter, nor do O for 0 and I or L for 1. */
export const normalizeCode = (typed: string): string =>
  asciiDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replaceAll(/[^\dA-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** Which of the ten a normalized code is; undefined for what is none. */
export function placeOf(code: string): number | undefined {
  const place = PLACES.indexOf(code.charAt(0));
  return code.length === 1 + RANDOM_LETTERS && place >= 0 ? place : undefined;
}
