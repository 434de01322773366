import * as fc from 'fast-check';
import type { MatchProfile } from '../src/profile.ts';

const vocabulary = [
  'bookkeeper',
  'payroll',
  'tax',
  'bakery',
  'restaurants',
  'web design',
  'SEO',
  'marketing',
  'for my',
  'and',
  ',',
  '.',
  'photography',
  'plumber',
  'landlords',
  'startup',
  'angel investor',
  'who need',
  'services',
  'falconry',
  'digital',
  'translation',
  'grant writing',
  'charities',
  'IT support',
  'hospitality',
  'Node.js',
  'C++',
  'Москва',
  '🥐',
  'café',
];

/** Texts a member might write: known trades, loose words, marks, and any other characters. */
const someText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...vocabulary), { maxLength: 9 }).map((words) => words.join(' ')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

const maybeText = fc.option(someText, { nil: null });
const someList = fc.array(someText, { maxLength: 6 });
const somePlace = fc.oneof(
  fc.constantFrom('London', 'Leeds, UK', 'Austin, TX', 'Paris, Texas', 'Georgia', 'remote', ''),
  someText,
);

export const someProfile: fc.Arbitrary<MatchProfile> = fc.record({
  lookingFor: maybeText,
  servicesOffered: maybeText,
  targetAudience: maybeText,
  skills: someList,
  interests: someList,
  industry: fc.option(
    fc.oneof(fc.constantFrom('technology', 'finance', 'Food & Beverage', 'other'), someText),
    { nil: null },
  ),
  jobTitle: maybeText,
  location: fc.option(somePlace, { nil: null }),
  preferredConnectionTypes: someList,
});
