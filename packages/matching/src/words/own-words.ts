import type { MatchProfile } from '../profile.ts';
import type { Correction } from '../statements/corrections.ts';
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

/** A thing that a member rules out: what they wrote, its words, and the name by which it is corrected. */
export type Exclusion = { readonly id: string; readonly text: string; readonly keys: readonly string[] };

/** What a member rules out: of "a cook, but no caterers" it is "caterers". */
export function readExclusions({ lookingFor }: Pick<MatchProfile, 'lookingFor'>): readonly Exclusion[] {
  const language = languageOf(tokenize(lookingFor).tokens) ?? undefined;
  const read = withoutExclusions(lookingFor ?? '').excluded.map((text): Exclusion => {
    const terms = termsOf(text, language).map(({ key }) => key);
    const keys = Array.from(new Set(terms.filter((key) => !ANYBODY.has(key))));
    return { id: `excluded:${keys.toSorted().join('.')}`.slice(0, ID_MAX), text, keys };
  });
  const named = read.filter(({ keys }) => keys.length > 0).slice(0, EXCLUSIONS_MAX);
  return Array.from(new Map(named.map((exclusion) => [exclusion.id, exclusion])).values());
}

/** The words of each thing that a member rules out, without those that they said they do not. */
export function exclusionsOf(
  profile: MatchProfile,
  corrections: readonly Correction[],
): readonly (readonly string[])[] {
  const corrected = new Set(corrections.map(({ id }) => id));
  return readExclusions(profile)
    .filter(({ id }) => !corrected.has(id))
    .map(({ keys }) => keys);
}

/** The CHECK of the table of corrections is the same. */
const ID_MAX = 640;
/** Most exclusions read of a member. */
const EXCLUSIONS_MAX = 4;
/** Say of nobody what they are: "insurance salesmen", "agency people". */
const ANYBODY: ReadonlySet<string> = new Set(
  ['salesman', 'salesmen', 'salespeople', 'people', 'guys', 'folks', 'types', 'anyone'].map(stemOfWord),
);
