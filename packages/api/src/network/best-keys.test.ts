import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BestKeys } from './best-keys.ts';

test('the least of the highest keys is the one that sorting would put there', () => {
  const best = new BestKeys();
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 20 })), fc.nat({ max: 120 }), (keys, draw) => {
      const count = 1 + draw;
      best.clear();
      for (const key of keys) best.add(key);
      const sorted = keys.toSorted((one, other) => other - one);
      expect(best.leastOf(count)).toBe(keys.length > count ? sorted[count - 1] : Number.NEGATIVE_INFINITY);
      expect(keys.map((_, place) => best.at(place))).toEqual(keys);
    }),
  );
});

test('more keys than there was room for are kept', () => {
  const best = new BestKeys();
  for (let key = 0; key < 5_000; key += 1) best.add(key);
  expect([best.leastOf(10), best.at(4_321)]).toEqual([4_990, 4_321]);
});
