import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { someProfile } from '../../testing/arbitraries.ts';
import { lookupTerms } from '../candidates/index-terms.ts';
import { readMember } from './member-reading.ts';
import { restoreReading, storeReading } from './stored-reading.ts';

test('what is stored of a reading is all of it', () => {
  fc.assert(
    fc.property(someProfile, (profile) => {
      const reading = readMember(profile);
      const stored = restoreReading(storeReading(reading));
      expect(stored.reading).toEqual(reading);
      expect(stored.askedTerms).toEqual(lookupTerms(reading).needs);
    }),
  );
});
