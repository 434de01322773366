import type { Concept } from './concepts.ts';
import { AT, CONCEPT, ENTRY, NONE, type Dictionary, beginOf, endOf } from './encoded.ts';
import { prepareOffer, prepareSeek } from './overlap.ts';
import type { Entry, PreparedProfile } from './prepare.ts';

/**
 * Decodes the profile at `at`. It has exactly the same scores and reasons as the one that
 * `encodeProfile` was given. Decoding takes microseconds, parsing the member's texts a hundred.
 * `lastSeenAt` in milliseconds, null for never, is not part of what is encoded.
 */
export function decodeProfile(
  data: Int32Array,
  at: number,
  dictionary: Dictionary,
  lastSeenAt: number | null,
): PreparedProfile {
  const skillsAt = beginOf(data, at, AT.skills);
  const interestsAt = beginOf(data, at, AT.interests);
  const titleAt = beginOf(data, at, AT.title);
  const stemsAt = beginOf(data, at, AT.titleStems);
  const audienceAt = beginOf(data, at, AT.audience);
  const preferredAt = beginOf(data, at, AT.preferred);
  const offersAt = beginOf(data, at, AT.offers);
  const name = (part: number) => dictionary.nameOf(data[at + part] ?? NONE) ?? null;
  const concepts = (from: number, to: number) => conceptsOf(data, from, to, dictionary);
  return {
    seek: prepareSeek(concepts(at + AT.seekHeads, offersAt)),
    offer: prepareOffer(concepts(offersAt, skillsAt)),
    skills: entriesOf(data, skillsAt, interestsAt, dictionary),
    interests: entriesOf(data, interestsAt, titleAt, dictionary),
    industry: name(AT.industry),
    industryName: name(AT.industryName) ?? '',
    audience: namesOf(data, audienceAt, preferredAt, dictionary),
    place: {
      city: name(AT.city),
      region: name(AT.region),
      country: name(AT.country),
      cityLabel: name(AT.cityLabel) ?? '',
    },
    preferred: Array.from(
      data.subarray(preferredAt, endOf(data, at)),
      (type) => dictionary.preferred.get(type) ?? [],
    ).flat(),
    title: prepareOffer(concepts(titleAt, stemsAt)).all,
    titleStems: namesOf(data, stemsAt, audienceAt, dictionary),
    lastSeenAt,
    profileCompletion: data[at + AT.completion] ?? 0,
  };
}

function conceptsOf(data: Int32Array, from: number, to: number, dictionary: Dictionary): Concept[] {
  const concepts: Concept[] = [];
  for (let place = from; place < to; place += CONCEPT) {
    const concept = dictionary.concepts.get(data[place + 3] ?? NONE);
    if (concept !== undefined) concepts.push(concept);
  }
  return concepts;
}

function entriesOf(data: Int32Array, from: number, to: number, dictionary: Dictionary): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (let place = from; place < to; place += ENTRY) {
    const key = dictionary.nameOf(data[place] ?? NONE);
    const entry = dictionary.entries.get(data[place + 1] ?? NONE);
    if (key !== undefined && entry !== undefined) entries.set(key, entry);
  }
  return entries;
}

function namesOf(data: Int32Array, from: number, to: number, dictionary: Dictionary): Set<string> {
  const names = new Set<string>();
  for (const number of data.subarray(from, to)) {
    const name = dictionary.nameOf(number);
    if (name !== undefined) names.add(name);
  }
  return names;
}
