import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BestKeys } from './best-keys.ts';

test('the least of the highest keys is the one that sorting would put there, and the keys keep their places', () => {
  const best = new BestKeys();
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 20 })), fc.nat({ max: 120 }), (given, draw) => {
      const count = 1 + draw;
      const keys = best.begin(given.length);
      keys.set(given);
      const sorted = given.toSorted((one, other) => other - one);
      expect(best.leastOf(count)).toBe(given.length > count ? sorted[count - 1] : Number.NEGATIVE_INFINITY);
      expect([...keys.subarray(0, given.length)]).toEqual(given);
    }),
  );
});

test('there is room for as many keys as are asked for', () => {
  const best = new BestKeys();
  const keys = best.begin(5_000);
  for (let place = 0; place < 5_000; place += 1) keys[place] = place;
  expect(best.leastOf(10)).toBe(4_990);
});
