/**
 * A trade or word of a need or an offer as one number: which one in the upper 23 bits, then of which need, then how
 * much in hundredths.
 */
const HUNDREDTHS_BITS = 7;
const NEED_BITS = 2;
const HUNDREDTHS_MAX = (1 << HUNDREDTHS_BITS) - 1;
const NEED_MAX = (1 << NEED_BITS) - 1;
const NUMBER_END = 2 ** (32 - HUNDREDTHS_BITS - NEED_BITS);

/** None for a number or a need that does not fit: the words of a community end far below eight million. */
export const packEntry = (number: number, part: number, need = 0): readonly number[] =>
  number < NUMBER_END && need <= NEED_MAX
    ? [
        (number << (HUNDREDTHS_BITS + NEED_BITS)) |
          (need << HUNDREDTHS_BITS) |
          Math.min(HUNDREDTHS_MAX, Math.round(part * 100)),
      ]
    : [];

export const numberOf = (entry: number): number => entry >>> (HUNDREDTHS_BITS + NEED_BITS);
export const needOf = (entry: number): number => (entry >>> HUNDREDTHS_BITS) & NEED_MAX;
export const hundredthsOf = (entry: number): number => entry & HUNDREDTHS_MAX;
