import type { Concept } from './concepts.ts';
import { AT, CONCEPT, ENTRY, NONE, type Numbering, listsOf } from './encoded.ts';
import { prepareOffer, prepareSeek } from './overlap.ts';
import type { Entry, PreparedProfile } from './prepare.ts';

/**
 * The prepared profile that was encoded at `at`: it scores, and is spoken of, exactly as the one that
 * `encodeProfile` was given, and takes microseconds where parsing the member's texts takes a hundred.
 * `lastSeenAt` in milliseconds, null for never, is not part of what is encoded.
 */
export function decodeProfile(
  data: Int32Array,
  at: number,
  numbering: Numbering,
  lastSeenAt: number | null,
): PreparedProfile {
  const lists = listsOf(data, at);
  const name = (part: number) => numbering.nameOf(data[at + part] ?? NONE) ?? null;
  const concepts = (from: number, to: number) => conceptsOf(data, from, to, numbering);
  return {
    seek: prepareSeek(concepts(lists.seekHeads, lists.offers)),
    offer: prepareOffer(concepts(lists.offers, lists.skills)),
    skills: entriesOf(data, lists.skills, lists.interests, numbering),
    interests: entriesOf(data, lists.interests, lists.title, numbering),
    industry: name(AT.industry),
    industryName: name(AT.industryName) ?? '',
    audience: namesOf(data, lists.audience, lists.preferred, numbering),
    place: {
      city: name(AT.city),
      region: name(AT.region),
      country: name(AT.country),
      cityLabel: name(AT.cityLabel) ?? '',
    },
    preferred: Array.from(
      data.subarray(lists.preferred, lists.end),
      (type) => numbering.preferred.at(type) ?? [],
    ).flat(),
    title: prepareOffer(concepts(lists.title, lists.titleStems)).all,
    titleStems: namesOf(data, lists.titleStems, lists.audience, numbering),
    lastSeenAt,
    profileCompletion: data[at + AT.completion] ?? 0,
  };
}

function conceptsOf(data: Int32Array, from: number, to: number, numbering: Numbering): Concept[] {
  const concepts: Concept[] = [];
  for (let place = from; place < to; place += CONCEPT) {
    const concept = numbering.concepts.at(data[place + 3] ?? NONE);
    if (concept !== undefined) concepts.push(concept);
  }
  return concepts;
}

function entriesOf(data: Int32Array, from: number, to: number, numbering: Numbering): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (let place = from; place < to; place += ENTRY) {
    const key = numbering.nameOf(data[place] ?? NONE);
    const entry = numbering.entries.at(data[place + 1] ?? NONE);
    if (key !== undefined && entry !== undefined) entries.set(key, entry);
  }
  return entries;
}

function namesOf(data: Int32Array, from: number, to: number, numbering: Numbering): Set<string> {
  const names = new Set<string>();
  for (const number of data.subarray(from, to)) {
    const name = numbering.nameOf(number);
    if (name !== undefined) names.add(name);
  }
  return names;
}
