import type { MatchProfile } from '../profile.ts';
import { withoutExclusions } from '../statements/exclusions.ts';
import { cleanList } from '../text.ts';
import { termsOf } from './terms.ts';

/** How much each word says of a member, 0 to 1: BM25 without the rarity, which the one who asks knows. */
export type OwnWords = ReadonlyMap<string, number>;

const K1 = 1.2;
const B = 0.6;
/** Words of an ordinary profile. */
const ORDINARY = 45;
/** Most words stored of a member. */
export const OWN_WORDS_MAX = 120;

/** Every content word that members write about themselves: title, services, skills, summary and bio. */
export function ownWordsOf(profile: MatchProfile): OwnWords {
  const { jobTitle, company, servicesOffered, professionalSummary, bio } = profile;
  const counts = new Map<string, number>();
  let length = 0;
  for (const text of [
    jobTitle,
    company,
    servicesOffered,
    ...cleanList(profile.skills),
    professionalSummary,
    bio,
  ])
    for (const { key } of termsOf(withoutExclusions(text ?? '').text)) {
      length += 1;
      if (counts.has(key) || counts.size < OWN_WORDS_MAX) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const norm = K1 * (1 - B + (B * length) / ORDINARY);
  return new Map(Array.from(counts, ([key, count]) => [key, count / (count + norm)]));
}

/** The words of each thing that a member rules out: of "a cook, but no caterers" those of "caterers". */
export const exclusionsOf = ({ lookingFor }: MatchProfile): readonly (readonly string[])[] =>
  withoutExclusions(lookingFor ?? '')
    .excluded.map((phrase) => Array.from(new Set(termsOf(phrase).map(({ key }) => key))))
    .filter(({ length }) => length > 0)
    .slice(0, EXCLUSIONS_MAX);

/** Most exclusions read of a member. */
const EXCLUSIONS_MAX = 4;
