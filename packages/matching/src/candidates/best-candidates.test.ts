import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Dictionary } from '../dictionary.ts';
import { thresholds } from '../reasons/thresholds.ts';
import { readMember } from '../scoring/member-reading.ts';
import { packMember } from '../scoring/packed/pack-member.ts';
import { PackedMember, packedMembers } from '../scoring/packed/packed-member.ts';
import { PARTS, rankOf, scorePair } from '../scoring/score.ts';
import { type Candidate, bestCandidates } from './best-candidates.ts';
import { byFit } from './by-fit.ts';
import { coverNeeds } from './cover-needs.ts';
import { copiesAmong } from './demote-copies.ts';
import { keepAsking } from './keep-asking.ts';
import { areCopies } from './likeness-of-offers.ts';

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

/** By the rules alone: everyone is compared and sorted, copies go to the end, and each need is served. */
function plainly(viewer: PackedMember, candidates: readonly Candidate[], count: number): readonly number[] {
  const ranked = candidates
    .map((each) => {
      const scored = scorePair(viewer, each.packed, each);
      const isEmpty = each.packed.offerCount + each.packed.needCount === 0 && each.allocation === 0;
      const asks = scored.points[PARTS.indexOf('iOffer')] ?? 0;
      return { ...each, rank: rankOf(scored) - (isEmpty ? 100 : 0), needFits: scored.needFits, asks };
    })
    .toSorted(byFit);
  const isCopy = (one: Candidate, other: Candidate) => areCopies(one.packed, other.packed);
  for (let compared = Math.max(24, 2 * count); ; compared *= 2) {
    const front = ranked.slice(0, compared);
    const copies = copiesAmong(front, isCopy);
    if (front.length - copies.size < count && front.length < ranked.length) continue;
    const originals = [...ranked.filter((each) => !copies.has(each)), ...copies];
    const covered = coverNeeds(
      originals.slice(0, Math.max(60, 2 * count)),
      ({ needFits }) => needFits,
      thresholds.near,
    );
    return keepAsking(covered.slice(0, count), ranked, isCopy).map(({ id }) => id);
  }
}

test('the best candidates are those of the whole ranking, without copies', () => {
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
        const pack = (profile: typeof asking) =>
          new PackedMember(packedMembers(packMember(readMember(profile), dictionary)));
        const viewer = pack(asking);
        const candidates = others.map(([profile, allocation, lastSeenAt], id) => ({
          id,
          packed: pack(profile),
          allocation,
          lastSeenAt,
        }));
        expect(bestCandidates(viewer, candidates, count).map(({ id }) => id)).toEqual(
          plainly(viewer, candidates, count),
        );
      },
    ),
    { numRuns: 12 },
  );
});
