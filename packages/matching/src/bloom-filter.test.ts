import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BloomFilter } from './bloom-filter.ts';

test('a Bloom filter has no false negatives, and few false positives', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: -1, max: 1e6 }), { maxLength: 12 }), (numbers) => {
      const filter = new BloomFilter();
      for (const number of numbers) filter.add(number);
      expect(numbers.every((number) => filter.mayContain(number))).toBe(true);
      const others = Array.from({ length: 1_000 }, (_, number) => 2e6 + number);
      expect(others.filter((number) => filter.mayContain(number)).length).toBeLessThanOrEqual(50);
    }),
  );
});
