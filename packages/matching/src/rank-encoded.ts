import {
  AT,
  CONCEPT,
  CONTEXT,
  ENTRY,
  GENERAL,
  NONE,
  type Numbering,
  encodeProfile,
  listsOf,
  weightOf,
} from './encoded.ts';
import { complementaryTo } from './industry.ts';
import { needOf, overlapPointsOf, strength } from './overlap.ts';
import { bondPoints, dayInMs, nearnessPoints } from './points.ts';
import type { PreferredType, PreparedProfile } from './prepare.ts';
import { partMax } from './profile.ts';

type Lists = ReturnType<typeof listsOf>;

/** A viewer, ready to rank encoded profiles of the same numbering. */
export type EncodedViewer = {
  data: Int32Array;
  lists: Lists;
  skills: Set<number>;
  interests: Set<number>;
  audience: Set<number>;
  complementary: Set<number>;
  preferred: { industry: number; concepts: Sought[]; stems: number[] }[];
};

type Sought = { term: number; family: number; general: boolean };

export const encodeViewer = (viewer: PreparedProfile, numbering: Numbering): EncodedViewer =>
  viewerAt(encodeProfile(viewer, numbering), 0, numbering);

/** The encoded profile at `at` as a viewer. */
export function viewerAt(members: Int32Array, at: number, numbering: Numbering): EncodedViewer {
  const data = members.slice(at, listsOf(members, at).end);
  const lists = listsOf(data, 0);
  const industry = numbering.nameOf(data[AT.industry] ?? NONE);
  return {
    data,
    lists,
    skills: keysOf(data, lists.skills, lists.interests),
    interests: keysOf(data, lists.interests, lists.title),
    audience: new Set(data.subarray(lists.audience, lists.preferred)),
    complementary: new Set(
      industry === undefined ? [] : Array.from(complementaryTo(industry), (name) => numbering.of(name)),
    ),
    preferred: Array.from(data.subarray(lists.preferred, lists.end), (type) =>
      soughtBy(numbering.preferred.at(type), numbering),
    ).flat(),
  };
}

function keysOf(data: Int32Array, from: number, to: number): Set<number> {
  const keys = new Set<number>();
  for (let place = from; place < to; place += ENTRY) keys.add(data[place] ?? NONE);
  return keys;
}

function soughtBy(type: PreferredType | undefined, numbering: Numbering): EncodedViewer['preferred'] {
  if (type === undefined) return [];
  return [
    {
      industry: numbering.of(type.industry),
      concepts: type.concepts.map(({ term, trade }) => ({
        term: numbering.of(term),
        family: numbering.of(trade && trade.family),
        general: trade?.general === true,
      })),
      stems: type.stems.map((stem) => numbering.of(stem)),
    },
  ];
}

/**
 * The score of the encoded profile at `at`, always equal to `rankPrepared` of what both were made from;
 * a microsecond, as it only compares numbers. `lastSeenAt` in milliseconds, NaN for never.
 */
export function rankEncoded(
  viewer: EncodedViewer,
  data: Int32Array,
  at: number,
  facts: { mutualConnections: number; lastSeenAt: number; now: number },
): number {
  const lists = listsOf(data, at);
  const mutual = Math.floor(facts.mutualConnections);
  return (
    overlapOf(viewer.data, viewer.lists, data, lists, partMax.theyOffer) +
    overlapOf(data, lists, viewer.data, viewer.lists, partMax.iOffer) +
    industryPoints(viewer, data[at + AT.industry] ?? NONE) +
    Math.min(
      partMax.skills,
      4 * shared(viewer.skills, data, lists.skills, lists.interests) +
        2 * shared(viewer.interests, data, lists.interests, lists.title),
    ) +
    (mutual >= 1 ? Math.min(partMax.mutual, 5 + 3 * (mutual - 1)) : 0) +
    nearnessPointsOf(viewer.data, data, at) +
    (viewer.preferred.some((type) => meets(type, data, at, lists)) ? partMax.preferred : 0) +
    (facts.now - facts.lastSeenAt <= 30 * dayInMs ? 3 : 0) +
    ((data[at + AT.completion] ?? 0) >= 75 ? 2 : 0)
  );
}

function industryPoints({ data, audience, complementary }: EncodedViewer, theirs: number): number {
  if (theirs === NONE) return bondPoints.none;
  if (data[AT.industry] === theirs) return bondPoints.same;
  if (audience.has(theirs)) return bondPoints.audience;
  return complementary.has(theirs) ? bondPoints.complementary : bondPoints.none;
}

function shared(mine: Set<number>, data: Int32Array, from: number, to: number): number {
  let count = 0;
  for (let place = from; place < to; place += ENTRY) if (mine.has(data[place] ?? NONE)) count += 1;
  return count;
}

function nearnessPointsOf(mine: Int32Array, theirs: Int32Array, at: number): number {
  const agrees = (part: number) => {
    const [one = NONE, other = NONE] = [mine[part], theirs[at + part]];
    return one === NONE || other === NONE || one === other;
  };
  const isSame = (part: number) => mine[part] !== NONE && mine[part] === theirs[at + part];
  if (isSame(AT.city) && agrees(AT.country) && agrees(AT.region)) return nearnessPoints.city;
  if (isSame(AT.region) && agrees(AT.country)) return nearnessPoints.region;
  return isSame(AT.country) ? nearnessPoints.country : nearnessPoints.far;
}

function meets(
  { industry, concepts, stems }: EncodedViewer['preferred'][number],
  data: Int32Array,
  at: number,
  lists: Lists,
): boolean {
  if (industry !== NONE && industry === data[at + AT.industry]) return true;
  if (concepts.length === 0) {
    const held = data.subarray(lists.titleStems, lists.audience);
    return stems.length > 0 && stems.every((stem) => held.includes(stem));
  }
  return concepts.every(({ term, family, general }) => {
    for (let place = lists.title; place < lists.titleStems; place += CONCEPT)
      if (data[place] === term || (general && data[place + 1] === family)) return true;
    return false;
  });
}

/** `overlapPoints` of the seek of one encoded profile and the offer of another. */
function overlapOf(seek: Int32Array, sought: Lists, offer: Int32Array, offered: Lists, max: number): number {
  let hit = 0;
  let heads = 0;
  let siblings: number[] | undefined;
  for (let place = sought.seekHeads; place < sought.seekContext; place += CONCEPT) {
    const weight = weightOf(seek[place + 2] ?? 0);
    heads += weight;
    const met = headStrength(seek, place, offer, offered);
    if (met === 0) continue;
    if (met === strength.sibling) {
      const family = seek[place + 1] ?? NONE;
      if (siblings?.includes(family) === true) continue;
      (siblings ??= []).push(family);
    }
    hit += met * weight;
  }
  if (hit === 0) return 0;
  let context = 0;
  for (let place = sought.seekContext; place < sought.offers; place += CONCEPT) {
    const weight = weightOf(seek[place + 2] ?? 0);
    context += weight;
    hit += 0.5 * contextStrength(seek, place, offer, offered) * weight;
  }
  return overlapPointsOf(hit, needOf(heads, context), max);
}

function headStrength(seek: Int32Array, place: number, offer: Int32Array, offered: Lists): number {
  const [term, family = NONE] = [seek[place], seek[place + 1]];
  let near = 0;
  for (let other = offered.offers; other < offered.skills; other += CONCEPT) {
    const flags = offer[other + 2] ?? 0;
    if ((flags & CONTEXT) !== 0) continue;
    if (offer[other] === term) return strength.exact;
    if (family !== NONE && offer[other + 1] === family) near = Math.max(near, 1 + (flags & GENERAL));
  }
  if (near === 0) return 0;
  if (((seek[place + 2] ?? 0) & GENERAL) !== 0) return strength.partOfGeneral;
  return near > 1 ? strength.generalForPart : strength.sibling;
}

function contextStrength(seek: Int32Array, place: number, offer: Int32Array, offered: Lists): number {
  const [term, family = NONE] = [seek[place], seek[place + 1]];
  let met = 0;
  for (let other = offered.offers; other < offered.skills; other += CONCEPT) {
    if (offer[other] === term) return strength.exact;
    if (family !== NONE && offer[other + 1] === family) met = strength.nearContext;
  }
  return met;
}
