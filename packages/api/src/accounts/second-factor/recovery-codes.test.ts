import { describe, expect, it } from 'vitest';
import { newRecoveryCodes, normalizeCode, placeOf } from './recovery-codes.ts';

describe('recovery codes', () => {
  it('are ten different ones, which are never mistaken for a code of an app', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    expect(codes.map((code) => placeOf(normalizeCode(code)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const code of codes) expect(code).toMatch(/^[A-HJK][\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{5}$/);
  });

  it.each(['a7k2m-9xp04', 'A7K2M 9XP04', ' a7k2m9xpo4 ', 'A7K2M—9XPO4', 'A 7 K 2 M 9 X P 0 4'])(
    'mean the same when typed as “%s”',
    (typed) => {
      expect(normalizeCode(typed)).toBe('A7K2M9XP04');
    },
  );

  it.each(['١٢٣٤٥٦', '۱۲۳ ۴۵۶', '１２３４５６', '𝟏𝟐𝟑𝟒𝟓𝟔'])(
    'of an app mean the same in digits of any script: %s',
    (typed) => {
      expect(normalizeCode(typed)).toBe('123456');
    },
  );

  it('have a place only when they are whole', () => {
    for (const code of ['', 'A7K2M9XP0', 'A7K2M9XP044', 'Z7K2M9XP04', '123456'])
      expect(placeOf(code)).toBeUndefined();
  });
});
