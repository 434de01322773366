import { AT, CONCEPT, CONTEXT, GENERAL, NONE, type Numbering, encodeProfile, listsOf } from './encoded.ts';
import { areComplementary } from './industry.ts';
import { needOf, overlapPointsOf, strength } from './overlap.ts';
import { bondPoints, dayInMs, nearnessPoints } from './points.ts';
import type { PreparedProfile } from './prepare.ts';
import { partMax } from './profile.ts';

type Lists = ReturnType<typeof listsOf>;

/** A viewer, ready to rank encoded profiles of the same numbering. */
export type EncodedViewer = {
  data: Int32Array;
  lists: Lists;
  skills: Set<number>;
  interests: Set<number>;
  audience: Set<number>;
  preferred: { industry: number; concepts: Concept[]; stems: number[] }[];
  isComplementary: (industry: number) => boolean;
};

type Concept = { term: number; family: number; general: boolean };

export function encodeViewer(viewer: PreparedProfile, numbering: Numbering): EncodedViewer {
  const data = encodeProfile(viewer, numbering);
  const lists = listsOf(data, 0);
  return {
    data,
    lists,
    skills: new Set(data.subarray(lists.skills, lists.interests)),
    interests: new Set(data.subarray(lists.interests, lists.title)),
    audience: new Set(Array.from(viewer.audience, (industry) => numbering.of(industry))),
    preferred: viewer.preferred.map(({ industry, concepts, stems }) => ({
      industry: numbering.of(industry),
      concepts: concepts.map(({ term, trade }) => ({
        term: numbering.of(term),
        family: numbering.of(trade && trade.family),
        general: trade?.general === true,
      })),
      stems: stems.map((stem) => numbering.of(stem)),
    })),
    isComplementary(industry) {
      const name = numbering.nameOf(industry);
      return viewer.industry !== null && name !== undefined && areComplementary(viewer.industry, name);
    },
  };
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
    (data[at + AT.isComplete] === 1 ? 2 : 0)
  );
}

function industryPoints({ data, audience, isComplementary }: EncodedViewer, theirs: number): number {
  if (theirs === NONE) return bondPoints.none;
  if (data[AT.industry] === theirs) return bondPoints.same;
  if (audience.has(theirs)) return bondPoints.audience;
  return isComplementary(theirs) ? bondPoints.complementary : bondPoints.none;
}

function shared(mine: Set<number>, data: Int32Array, from: number, to: number): number {
  let count = 0;
  for (let place = from; place < to; place += 1) if (mine.has(data[place] ?? NONE)) count += 1;
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
    const held = data.subarray(lists.titleStems, lists.end);
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
    const weight = (seek[place + 2] ?? 0) / 100;
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
    const weight = (seek[place + 2] ?? 0) / 100;
    context += weight;
    hit += 0.5 * contextStrength(seek, place, offer, offered) * weight;
  }
  return overlapPointsOf(hit, needOf(heads, context), max);
}

function headStrength(seek: Int32Array, place: number, offer: Int32Array, offered: Lists): number {
  const [term, family = NONE] = [seek[place], seek[place + 1]];
  let near = 0;
  for (let other = offered.offers; other < offered.skills; other += CONCEPT) {
    const flags = offer[other + 3] ?? 0;
    if ((flags & CONTEXT) !== 0) continue;
    if (offer[other] === term) return strength.exact;
    if (family !== NONE && offer[other + 1] === family) near = Math.max(near, 1 + (flags & GENERAL));
  }
  if (near === 0) return 0;
  if (((seek[place + 3] ?? 0) & GENERAL) !== 0) return strength.partOfGeneral;
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
