import type { Concept } from './concepts.ts';
import { Interner } from './interner.ts';
import type { Entry, PreferredType, PreparedProfile } from './prepare.ts';

/** Dictionary encoding: maps terms, places and industries to integer ids, and back. */
export class Dictionary {
  readonly #names = new Interner<string>();
  /** The objects behind a profile, so that reasons can quote what the member wrote. */
  readonly concepts = new Interner<Concept>();
  readonly entries = new Interner<Entry>();
  readonly preferred = new Interner<PreferredType>();

  /** The id of a name, added when it is new; `NONE` for null. */
  intern(name: string | null): number {
    return name === null ? NONE : this.#names.intern(name, name);
  }

  nameOf(id: number): string | undefined {
    return this.#names.get(id);
  }
}

/** The id of nothing. */
export const NONE = -1;

/**
 * The header of an encoded profile: the offset of each list from the start of the profile, then the scalar
 * fields. The lists follow the header in the same order, beginning with the concepts the member seeks.
 */
export const AT = {
  seekContext: 0,
  offers: 1,
  skills: 2,
  interests: 3,
  title: 4,
  titleStems: 5,
  audience: 6,
  preferred: 7,
  end: 8,
  industry: 9,
  industryName: 10,
  city: 11,
  region: 12,
  country: 13,
  cityLabel: 14,
  completion: 15,
  seekHeads: 16,
} as const;

/** Integers per concept: term, family, weight in hundredths with the flags in the low bits, and the concept's id. */
export const CONCEPT = 4;
export const GENERAL = 1;
export const CONTEXT = 2;
const FLAGS = 4;
export const weightOf = (mark: number): number => Math.floor(mark / FLAGS) / 100;

/** Integers per list entry: the key it is compared by, and the entry's id. */
export const ENTRY = 2;

/**
 * Everything that scoring reads of a member in a few hundred bytes, where the prepared profile takes
 * kilobytes, so that all members of a community fit into memory. `rankEncoded` scores it without decoding,
 * `decodeProfile` restores the prepared profile.
 */
export function encodeProfile(profile: PreparedProfile, dictionary: Dictionary): Int32Array {
  const { seek, offer, skills, interests, title, titleStems, place, audience, preferred } = profile;
  const conceptsOf = (concepts: Iterable<Concept>) =>
    Array.from(concepts, (concept) => numbersOfConcept(concept, dictionary)).flat();
  const entriesOf = (entries: ReadonlyMap<string, Entry>) =>
    [...entries].flatMap(([key, entry]) => [
      dictionary.intern(key),
      dictionary.entries.intern(`${entry.text}\n${entry.folded}\n${entry.name}`, entry),
    ]);
  const numbersOf = (names: Iterable<string>) => Array.from(names, (name) => dictionary.intern(name));
  const lists = [
    conceptsOf(seek.heads),
    conceptsOf(seek.context),
    conceptsOf(offer.all.terms.values()),
    entriesOf(skills),
    entriesOf(interests),
    conceptsOf(title.terms.values()),
    numbersOf(titleStems),
    numbersOf(audience),
    preferred.map((type) => dictionary.preferred.intern(keyOfPreferred(type), type)),
  ];
  let end: number = AT.seekHeads;
  return Int32Array.from([
    ...lists.map(({ length }) => (end += length)),
    dictionary.intern(profile.industry),
    dictionary.intern(profile.industryName),
    dictionary.intern(place.city),
    dictionary.intern(place.region),
    dictionary.intern(place.country),
    dictionary.intern(place.cityLabel),
    Math.floor(Math.min(Math.max(profile.profileCompletion, 0), 100)),
    ...lists.flat(),
  ]);
}

function numbersOfConcept(concept: Concept, dictionary: Dictionary): number[] {
  const { term, trade, weight, context, words, stems, proper } = concept;
  const flags = (trade?.general ? GENERAL : 0) + (context ? CONTEXT : 0);
  const mark = Math.round(weight * 100) * FLAGS + flags;
  const key = `${term}\n${words}\n${stems}\n${mark}\n${proper}`;
  return [
    dictionary.intern(term),
    dictionary.intern(trade && trade.family),
    mark,
    dictionary.concepts.intern(key, concept),
  ];
}

/** `text` is cut at sixty characters, so the key needs the words as well. */
const keyOfPreferred = ({ text, industry, concepts, stems }: PreferredType): string =>
  [text, industry ?? '', concepts.map(({ term }) => term).join(' '), stems.join(' ')].join('\n');

/** The position of a list (`AT.skills` and the like) of the profile at `at`. */
export const beginOf = (data: Int32Array, at: number, list: number): number => at + (data[at + list] ?? 0);

/** The position after the profile at `at`. */
export const endOf = (data: Int32Array, at: number): number => beginOf(data, at, AT.end);
