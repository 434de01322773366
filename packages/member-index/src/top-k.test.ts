import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { TopK } from './top-k.ts';

test('the threshold is the key that sorting puts at the kth position, and the keys keep their order', () => {
  const topK = new TopK();
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 20 })), fc.nat({ max: 120 }), (given, draw) => {
      const count = 1 + draw;
      const keys = topK.allocate(given.length);
      keys.set(given);
      const sorted = given.toSorted((one, other) => other - one);
      expect(topK.threshold(count)).toBe(given.length > count ? sorted[count - 1] : Number.NEGATIVE_INFINITY);
      expect([...keys.subarray(0, given.length)]).toEqual(given);
    }),
  );
});

test('the arrays grow to any number of keys', () => {
  const topK = new TopK();
  const keys = topK.allocate(5_000);
  for (let index = 0; index < 5_000; index += 1) keys[index] = index;
  expect(topK.threshold(10)).toBe(4_990);
});
