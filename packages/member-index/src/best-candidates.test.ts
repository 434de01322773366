import {
  Dictionary,
  type EncodedMember,
  byFit,
  copiesAmong,
  coverNeeds,
  encodeMember,
  encodedMembers,
  likenessOfOffers,
  rankEncodedMember,
  readMember,
  thresholds,
} from '@guildhall/matching';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Candidate, bestCandidates } from './best-candidates.ts';

const TRADES = ['Bookkeeping', 'Plumbing', 'Wedding photography', 'Tax advice', 'Web design', 'Bakery'];
const NEEDS = [
  'a bookkeeper',
  'a plumber and a bookkeeper',
  'someone to do our website',
  'clients for my studio',
];

const someProfile = fc.record({
  jobTitle: fc.option(fc.constantFrom('Owner', 'Accountant', 'Photographer', 'Plumber')),
  company: fc.constant(null),
  industry: fc.option(fc.constantFrom('Finance', 'Food')),
  location: fc.option(fc.constantFrom('Berlin', 'Graz')),
  professionalSummary: fc.constant(null),
  bio: fc.option(fc.constantFrom('I keep the books of bakeries.', 'Photos of weddings and of food.')),
  skills: fc.subarray(TRADES),
  interests: fc.subarray(['chess', 'sailing']),
  lookingFor: fc.option(fc.constantFrom(...NEEDS)),
  servicesOffered: fc.option(fc.constantFrom(...TRADES)),
  targetAudience: fc.option(fc.constantFrom('bakeries', 'small hotels')),
  preferredConnectionTypes: fc.constant([]),
});

/** As the rules read: everyone is compared to the end, and sorted. */
function plainly(viewer: EncodedMember, candidates: readonly Candidate[], count: number): readonly number[] {
  const fitsOf = ({ members, at, allocation }: Candidate) => {
    const fits = new Float64Array(viewer.members.numbers[viewer.at] ?? 0);
    const rank = rankEncodedMember(viewer.members, viewer.at, members, at, allocation, undefined, fits);
    return { rank, fits };
  };
  const ranked = candidates.map((each) => ({ ...each, ...fitsOf(each) })).toSorted(byFit);
  for (let compared = Math.max(24, 2 * count); ; compared *= 2) {
    const front = ranked.slice(0, compared);
    const copies = copiesAmong(front, (one, other) =>
      likenessOfOffers(one.members, one.at, other.members, other.at),
    );
    if (front.length - copies.size < count && front.length < ranked.length) continue;
    const originals = [...ranked.filter((each) => !copies.has(each)), ...copies];
    const covered = coverNeeds(
      originals.slice(0, Math.max(60, 2 * count)),
      ({ fits }) => fits,
      thresholds.near,
    );
    return covered.slice(0, count).map(({ id }) => id);
  }
}

test('whom ranking does not compare to the end would not have been shown', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(someProfile, fc.constantFrom(0, 0, 0.01, 0.3, 0.7), fc.nat(3)), {
        minLength: 1,
        maxLength: 300,
        size: 'max',
      }),
      someProfile,
      fc.integer({ min: 1, max: 20 }),
      (others, asking, count) => {
        const dictionary = new Dictionary();
        const encode = (profile: typeof asking) =>
          encodedMembers(encodeMember(readMember(profile), dictionary));
        const viewer = { members: encode(asking), at: 0 };
        const candidates = others.map(([profile, allocation, lastSeenAt], id) => ({
          id,
          members: encode(profile),
          at: 0,
          allocation,
          lastSeenAt,
        }));
        expect(bestCandidates(viewer, candidates, count).map(({ id }) => id)).toEqual(
          plainly(viewer, candidates, count),
        );
      },
    ),
    { numRuns: 60 },
  );
});
