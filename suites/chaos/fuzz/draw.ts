import fc from 'fast-check';

/** The random choices of one case. fast-check records them, so that it can shrink a case that fails. */
export type Draw = {
  /** A whole number from 0, below `limit`; shrinks to 0. */
  below(limit: number): number;
  /** Shrinks to the first item. */
  pick<T>(items: readonly [T, ...T[]]): T;
  /** True with this probability; shrinks to false, which should be the well-formed choice. */
  chance(probability: number): boolean;
};

const CHANCES = 10_000;

export function drawFrom(generate: fc.GeneratorValue): Draw {
  const below = (limit: number) => generate(fc.nat, limit - 1);
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    chance: (probability) => below(CHANCES) >= CHANCES * (1 - probability),
  };
}
