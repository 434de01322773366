import type { MatchProfile } from '../profile.ts';
import { languageOf } from '../languages/language-of.ts';
import { withoutDenials, withoutDisclaimers } from '../statements/disclaimers.ts';
import { withoutExclusions } from '../statements/exclusions.ts';
import { cleanList, stemOfWord, tokenize } from '../text.ts';
import { termsOf } from './terms.ts';

/**
 * How much a word says of a member, 0 to 1: BM25 without the rarity, which the one who asks knows; 1 at the end where it
 * names the member's work. A tuple, as it is stored: a reading is restored for every suggestion.
 */
export type OwnWord = readonly [key: string, weight: number, isNaming: 0 | 1];

const K1 = 1.2;
const B = 0.6;
/** Words of an ordinary profile. */
const ORDINARY = 45;
/** Most words stored of a member. */
export const OWN_WORDS_MAX = 120;

/** Every content word that members write about themselves: title, services, skills, summary and bio. */
export function ownWordsOf(profile: MatchProfile): readonly OwnWord[] {
  const { professionalSummary, bio } = profile;
  const counts = new Map<string, number>();
  let length = 0;
  for (const text of [...namesOf(profile), professionalSummary, bio])
    for (const { key } of termsOf(withoutDenials(withoutExclusions(text ?? '').text))) {
      length += 1;
      if (counts.has(key) || counts.size < OWN_WORDS_MAX) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const norm = K1 * (1 - B + (B * length) / ORDINARY);
  const naming = namingWordsOf(profile);
  return Array.from(
    counts,
    ([key, count]) => [key, count / (count + norm), naming.has(key) ? 1 : 0] as const,
  );
}

/** What names a member's work, rather than telling of it. */
const namesOf = ({ jobTitle, company, servicesOffered, skills }: MatchProfile) => [
  jobTitle,
  company,
  servicesOffered,
  ...cleanList(skills),
];

/** The words by which a member may be ruled out: a bio that tells of a church is no church. */
const namingWordsOf = (profile: MatchProfile): ReadonlySet<string> =>
  new Set(
    namesOf(profile).flatMap((text) =>
      termsOf(withoutDisclaimers(withoutExclusions(text ?? '').text)).map(({ key }) => key),
    ),
  );

/** The words of each thing that a member rules out: of "a cook, but no caterers" those of "caterers". */
export function exclusionsOf({ lookingFor }: MatchProfile): readonly (readonly string[])[] {
  const language = languageOf(tokenize(lookingFor).tokens) ?? undefined;
  return withoutExclusions(lookingFor ?? '')
    .excluded.map((phrase) =>
      termsOf(phrase, language)
        .map(({ key }) => key)
        .filter((key) => !ANYBODY.has(key)),
    )
    .map((keys) => Array.from(new Set(keys)))
    .filter(({ length }) => length > 0)
    .slice(0, EXCLUSIONS_MAX);
}

/** Most exclusions read of a member. */
const EXCLUSIONS_MAX = 4;
/** Say of nobody what they are: "insurance salesmen", "agency people". */
const ANYBODY: ReadonlySet<string> = new Set(
  ['salesman', 'salesmen', 'salespeople', 'people', 'guys', 'folks', 'types', 'anyone'].map(stemOfWord),
);
