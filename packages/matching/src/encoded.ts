import type { Concept } from './concepts.ts';
import { Interned } from './interned.ts';
import type { Entry, PreferredType, PreparedProfile } from './prepare.ts';

/** Gives each term, place and industry a number, and knows which number meant what. */
export class Numbering {
  readonly #names = new Interned<string>();
  /** What members wrote, as a sentence about them quotes it. */
  readonly concepts = new Interned<Concept>();
  readonly entries = new Interned<Entry>();
  readonly preferred = new Interned<PreferredType>();

  /** The number of a name, made when it is new; -1 for null. */
  of(name: string | null): number {
    return name === null ? NONE : this.#names.of(name, name);
  }

  nameOf(number: number): string | undefined {
    return this.#names.at(number);
  }
}

export const NONE = -1;

/**
 * The head of an encoded profile: how far behind its beginning each list begins, and what is no list. The
 * lists follow one after the other, those of what is sought first.
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

/** Numbers of one concept: term, family, its weight in hundredths above its flags, and the concept itself. */
export const CONCEPT = 4;
export const GENERAL = 1;
export const CONTEXT = 2;
const FLAGS = 4;
export const weightOf = (mark: number): number => Math.floor(mark / FLAGS) / 100;

/** Numbers of one entry of a list: what it is compared by, and the entry itself. */
export const ENTRY = 2;

/**
 * All that scoring reads of a member, in a few hundred bytes where the prepared profile takes kilobytes,
 * so that all members of a community fit into memory. `rankEncoded` compares it as it is, `decodeProfile`
 * makes a prepared profile of it again.
 */
export function encodeProfile(profile: PreparedProfile, numbering: Numbering): Int32Array {
  const { seek, offer, skills, interests, title, titleStems, place, audience, preferred } = profile;
  const conceptsOf = (concepts: Iterable<Concept>) =>
    Array.from(concepts, (concept) => numbersOfConcept(concept, numbering)).flat();
  const entriesOf = (entries: ReadonlyMap<string, Entry>) =>
    [...entries].flatMap(([key, entry]) => [
      numbering.of(key),
      numbering.entries.of(`${entry.text}\n${entry.folded}\n${entry.name}`, entry),
    ]);
  const numbersOf = (names: Iterable<string>) => Array.from(names, (name) => numbering.of(name));
  const lists = [
    conceptsOf(seek.heads),
    conceptsOf(seek.context),
    conceptsOf(offer.all.terms.values()),
    entriesOf(skills),
    entriesOf(interests),
    conceptsOf(title.terms.values()),
    numbersOf(titleStems),
    numbersOf(audience),
    preferred.map((type) => numbering.preferred.of(keyOfPreferred(type), type)),
  ];
  let end: number = AT.seekHeads;
  return Int32Array.from([
    ...lists.map(({ length }) => (end += length)),
    numbering.of(profile.industry),
    numbering.of(profile.industryName),
    numbering.of(place.city),
    numbering.of(place.region),
    numbering.of(place.country),
    numbering.of(place.cityLabel),
    Math.floor(Math.min(Math.max(profile.profileCompletion, 0), 100)),
    ...lists.flat(),
  ]);
}

function numbersOfConcept(concept: Concept, numbering: Numbering): number[] {
  const { term, trade, weight, context, words, stems, proper } = concept;
  const flags = (trade?.general ? GENERAL : 0) + (context ? CONTEXT : 0);
  const mark = Math.round(weight * 100) * FLAGS + flags;
  const key = `${term}\n${words}\n${stems}\n${mark}\n${proper}`;
  return [numbering.of(term), numbering.of(trade && trade.family), mark, numbering.concepts.of(key, concept)];
}

/** Two texts may read the same in their first sixty characters; their words tell them apart. */
const keyOfPreferred = ({ text, industry, concepts, stems }: PreferredType): string =>
  [text, industry ?? '', concepts.map(({ term }) => term).join(' '), stems.join(' ')].join('\n');

/** Where a list of the profile that begins at `at` begins: `AT.skills` and the like. */
export const beginOf = (data: Int32Array, at: number, list: number): number => at + (data[at + list] ?? 0);

/** Where the profile that begins at `at` ends. */
export const endOf = (data: Int32Array, at: number): number => beginOf(data, at, AT.end);
