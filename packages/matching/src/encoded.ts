import type { Concept } from './concepts.ts';
import type { PreparedProfile } from './prepare.ts';

/** Gives each term, place and industry a number, and knows which number meant what. */
export class Numbering {
  readonly #numbers = new Map<string, number>();
  readonly #names: string[] = [];

  /** The number of a name, made when it is new; -1 for null. */
  of(name: string | null): number {
    if (name === null) return NONE;
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.#names.length);
    return this.#names.push(name) - 1;
  }

  nameOf(number: number): string | undefined {
    return this.#names[number];
  }
}

export const NONE = -1;

/** Where the parts of an encoded profile begin; the lists follow the head one after the other. */
export const AT = {
  seekHeads: 0,
  seekContext: 1,
  offers: 2,
  skills: 3,
  interests: 4,
  title: 5,
  titleStems: 6,
  industry: 7,
  city: 8,
  region: 9,
  country: 10,
  isComplete: 11,
  lists: 12,
} as const;

/** Numbers of one concept: term, family, weight in hundredths, and flags. */
export const CONCEPT = 4;
export const GENERAL = 1;
export const CONTEXT = 2;

/**
 * What `rankEncoded` reads of a member as somebody's candidate: a few hundred bytes, where the prepared
 * profile takes kilobytes, so that all members of a community fit into memory.
 */
export function encodeProfile(profile: PreparedProfile, numbering: Numbering): Int32Array {
  const { seek, offer, skills, interests, title, titleStems, place } = profile;
  const offers = [...offer.all.terms.values()];
  const titles = [...title.terms.values()];
  const conceptsOf = (concepts: readonly Concept[]) =>
    concepts.flatMap(({ term, trade, weight, context }) => [
      numbering.of(term),
      numbering.of(trade && trade.family),
      Math.round(weight * 100),
      (trade?.general ? GENERAL : 0) + (context ? CONTEXT : 0),
    ]);
  const numbersOf = (names: Iterable<string>) => Array.from(names, (name) => numbering.of(name));
  return Int32Array.from([
    seek.heads.length,
    seek.context.length,
    offers.length,
    skills.size,
    interests.size,
    titles.length,
    titleStems.size,
    numbering.of(profile.industry),
    numbering.of(place.city),
    numbering.of(place.region),
    numbering.of(place.country),
    profile.profileCompletion >= 75 ? 1 : 0,
    ...conceptsOf(seek.heads),
    ...conceptsOf(seek.context),
    ...conceptsOf(offers),
    ...numbersOf(skills.keys()),
    ...numbersOf(interests.keys()),
    ...conceptsOf(titles),
    ...numbersOf(titleStems),
  ]);
}

/** The places in `data` of the lists of the profile that begins at `at`, and where it ends. */
export function listsOf(data: Int32Array, at: number) {
  const count = (part: number) => data[at + part] ?? 0;
  const seekHeads = at + AT.lists;
  const seekContext = seekHeads + CONCEPT * count(AT.seekHeads);
  const offers = seekContext + CONCEPT * count(AT.seekContext);
  const skills = offers + CONCEPT * count(AT.offers);
  const interests = skills + count(AT.skills);
  const title = interests + count(AT.interests);
  const titleStems = title + CONCEPT * count(AT.title);
  return {
    seekHeads,
    seekContext,
    offers,
    skills,
    interests,
    title,
    titleStems,
    end: titleStems + count(AT.titleStems),
  };
}
