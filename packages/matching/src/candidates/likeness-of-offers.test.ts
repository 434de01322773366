import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cosineAt, isSurelyBelow, unitOf } from '../vectors/unit-vectors.ts';
import { DIMENSIONS } from '../vectors/word-table.ts';
import { COPIED } from './demote-copies.ts';

const axis = fc.double({ min: -1, max: 1, noNaN: true });
const someSum = fc.array(axis, { minLength: DIMENSIONS, maxLength: DIMENSIONS });

test('who copied is never taken for someone else at first sight, however the text was changed a little', () => {
  fc.assert(
    fc.property(someSum, someSum, fc.double({ min: 0, max: 0.4, noNaN: true }), (sum, other, changed) => {
      const one = unitOf(Float64Array.from(sum));
      const two = unitOf(Float64Array.from(sum, (part, at) => part + changed * (other[at] ?? 0)));
      fc.pre(one !== null && two !== null);
      if (one === null || two === null) return;
      const isBelow = cosineAt(one, 0, two, 0) < COPIED;
      expect(isSurelyBelow(COPIED, one, 0, two, 0) && !isBelow).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});
