import {
  AT,
  CONCEPT,
  CONTEXT,
  ENTRY,
  NONE,
  type Dictionary,
  beginOf,
  encodeProfile,
  endOf,
} from './encoded.ts';
import { encodedOverlap } from './encoded-overlap.ts';
import { complementaryTo } from './industry.ts';
import { BloomFilter } from './bloom-filter.ts';
import type { PreferredType, PreparedProfile } from './prepare.ts';
import {
  freshnessPoints,
  industryPoints,
  isActiveAt,
  locationPoints,
  mutualPoints,
  partMax,
  skillPoints,
} from './score-table.ts';

/** A viewer, prepared to rank profiles encoded by the same dictionary. */
export type EncodedViewer = {
  data: Int32Array;
  skills: Keys;
  interests: Keys;
  /** Terms and families that the viewer seeks, and that the viewer offers. */
  sought: BloomFilter;
  offered: BloomFilter;
  audience: Set<number>;
  complementary: Set<number>;
  preferred: Preferred[];
};

type Keys = { all: Set<number>; filter: BloomFilter };
type Preferred = { industry: number; concepts: PreferredConcept[]; stems: number[] };
type PreferredConcept = { term: number; family: number; general: boolean };

export const encodeViewer = (viewer: PreparedProfile, dictionary: Dictionary): EncodedViewer =>
  viewerAt(encodeProfile(viewer, dictionary), 0, dictionary);

/** The encoded profile at `at` as a viewer. */
export function viewerAt(members: Int32Array, at: number, dictionary: Dictionary): EncodedViewer {
  const data = members.slice(at, endOf(members, at));
  const list = (from: number, to: number) => data.subarray(beginOf(data, 0, from), beginOf(data, 0, to));
  const industry = dictionary.nameOf(data[AT.industry] ?? NONE);
  return {
    data,
    skills: keysOf(list(AT.skills, AT.interests)),
    interests: keysOf(list(AT.interests, AT.title)),
    sought: termsOf(data.subarray(AT.seekHeads, beginOf(data, 0, AT.seekContext))),
    offered: termsOf(list(AT.offers, AT.skills)),
    audience: new Set(list(AT.audience, AT.preferred)),
    complementary: new Set(
      industry === undefined ? [] : Array.from(complementaryTo(industry), (name) => dictionary.intern(name)),
    ),
    preferred: Array.from(list(AT.preferred, AT.end), (type) =>
      encodePreferred(dictionary.preferred.get(type), dictionary),
    ).flat(),
  };
}

function keysOf(entries: Int32Array): Keys {
  const keys: Keys = { all: new Set(), filter: new BloomFilter() };
  for (let place = 0; place < entries.length; place += ENTRY) {
    keys.all.add(entries[place] ?? NONE);
    keys.filter.add(entries[place] ?? NONE);
  }
  return keys;
}

function termsOf(concepts: Int32Array): BloomFilter {
  const terms = new BloomFilter();
  for (let place = 0; place < concepts.length; place += CONCEPT) {
    if (((concepts[place + 2] ?? 0) & CONTEXT) !== 0) continue;
    terms.add(concepts[place] ?? NONE);
    if (concepts[place + 1] !== NONE) terms.add(concepts[place + 1] ?? NONE);
  }
  return terms;
}

function encodePreferred(type: PreferredType | undefined, dictionary: Dictionary): Preferred[] {
  if (type === undefined) return [];
  return [
    {
      industry: dictionary.intern(type.industry),
      concepts: type.concepts.map(({ term, trade }) => ({
        term: dictionary.intern(term),
        family: dictionary.intern(trade && trade.family),
        general: trade?.general === true,
      })),
      stems: type.stems.map((stem) => dictionary.intern(stem)),
    },
  ];
}

/**
 * The score of the encoded profile at `at`: always equal to `rankPrepared` of the two profiles, in half a
 * microsecond, since it compares integers and allocates nothing. `lastSeenAt` and `now` in milliseconds,
 * NaN for never.
 */
export function rankEncoded(
  viewer: EncodedViewer,
  data: Int32Array,
  at: number,
  mutualConnections: number,
  lastSeenAt: number,
  now: number,
): number {
  return (
    overlaps(viewer, data, at) +
    pointsForIndustry(viewer, data[at + AT.industry] ?? NONE) +
    pointsForSkills(viewer, data, at) +
    mutualPoints(mutualConnections) +
    pointsForLocation(viewer.data, data, at) +
    (isPreferred(viewer.preferred, data, at) ? partMax.preferred : 0) +
    freshnessPoints(isActiveAt(lastSeenAt, now), data[at + AT.completion] ?? 0)
  );
}

/** The parts `theyOffer` and `iOffer`. */
function overlaps({ data: mine, sought, offered }: EncodedViewer, data: Int32Array, at: number): number {
  let points = 0;
  if (mayOverlap(sought, data, beginOf(data, at, AT.offers), beginOf(data, at, AT.skills)))
    points += encodedOverlap(mine, 0, data, at, partMax.theyOffer);
  if (mayOverlap(offered, data, at + AT.seekHeads, beginOf(data, at, AT.seekContext)))
    points += encodedOverlap(data, at, mine, 0, partMax.iOffer);
  return points;
}

/** False when no term or family of these concepts is in the filter: most pairs end here. */
function mayOverlap(terms: BloomFilter, data: Int32Array, from: number, to: number): boolean {
  for (let place = from; place < to; place += CONCEPT)
    if (terms.mayContain(data[place] ?? NONE) || terms.mayContain(data[place + 1] ?? NONE)) return true;
  return false;
}

function pointsForIndustry({ data, audience, complementary }: EncodedViewer, theirs: number): number {
  if (theirs === NONE) return industryPoints.none;
  if (data[AT.industry] === theirs) return industryPoints.same;
  if (audience.has(theirs)) return industryPoints.audience;
  return complementary.has(theirs) ? industryPoints.complementary : industryPoints.none;
}

function pointsForSkills({ skills, interests }: EncodedViewer, data: Int32Array, at: number): number {
  const interestsAt = beginOf(data, at, AT.interests);
  return skillPoints(
    countShared(skills, data, beginOf(data, at, AT.skills), interestsAt),
    countShared(interests, data, interestsAt, beginOf(data, at, AT.title)),
  );
}

function countShared({ all, filter }: Keys, data: Int32Array, from: number, to: number): number {
  let count = 0;
  for (let place = from; place < to; place += ENTRY) {
    const key = data[place] ?? NONE;
    if (filter.mayContain(key) && all.has(key)) count += 1;
  }
  return count;
}

function pointsForLocation(mine: Int32Array, data: Int32Array, at: number): number {
  if (
    isSame(mine, data, at, AT.city) &&
    agrees(mine, data, at, AT.country) &&
    agrees(mine, data, at, AT.region)
  )
    return locationPoints.city;
  if (isSame(mine, data, at, AT.region) && agrees(mine, data, at, AT.country)) return locationPoints.region;
  return isSame(mine, data, at, AT.country) ? locationPoints.country : locationPoints.far;
}

const isSame = (mine: Int32Array, data: Int32Array, at: number, part: number): boolean =>
  mine[part] !== NONE && mine[part] === data[at + part];

const agrees = (mine: Int32Array, data: Int32Array, at: number, part: number): boolean =>
  mine[part] === NONE || data[at + part] === NONE || mine[part] === data[at + part];

function isPreferred(preferred: readonly Preferred[], data: Int32Array, at: number): boolean {
  for (const type of preferred) if (meets(type, data, at)) return true;
  return false;
}

function meets({ industry, concepts, stems }: Preferred, data: Int32Array, at: number): boolean {
  if (industry !== NONE && industry === data[at + AT.industry]) return true;
  const stemsAt = beginOf(data, at, AT.titleStems);
  if (concepts.length === 0) {
    const held = data.subarray(stemsAt, beginOf(data, at, AT.audience));
    return stems.length > 0 && stems.every((stem) => held.includes(stem));
  }
  return concepts.every(({ term, family, general }) => {
    for (let place = beginOf(data, at, AT.title); place < stemsAt; place += CONCEPT)
      if (data[place] === term || (general && data[place + 1] === family)) return true;
    return false;
  });
}
