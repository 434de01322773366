import { AT, CONCEPT, CONTEXT, GENERAL, NONE, beginOf, weightOf } from './encoded.ts';
import { needOf, overlapPointsOf, strength } from './overlap.ts';

/** `overlapPoints` of the seek of the encoded profile at `seekAt` and the offer of the one at `offerAt`. */
export function encodedOverlap(
  seek: Int32Array,
  seekAt: number,
  offer: Int32Array,
  offerAt: number,
  max: number,
): number {
  const contextAt = beginOf(seek, seekAt, AT.seekContext);
  const from = beginOf(offer, offerAt, AT.offers);
  const to = beginOf(offer, offerAt, AT.skills);
  let hit = 0;
  let heads = 0;
  let siblings: number[] | undefined;
  for (let place = seekAt + AT.seekHeads; place < contextAt; place += CONCEPT) {
    const weight = weightOf(seek[place + 2] ?? 0);
    heads += weight;
    const met = headStrength(seek, place, offer, from, to);
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
  const end = beginOf(seek, seekAt, AT.offers);
  for (let place = contextAt; place < end; place += CONCEPT) {
    const weight = weightOf(seek[place + 2] ?? 0);
    context += weight;
    hit += 0.5 * contextStrength(seek, place, offer, from, to) * weight;
  }
  return overlapPointsOf(hit, needOf(heads, context), max);
}

function headStrength(seek: Int32Array, place: number, offer: Int32Array, from: number, to: number): number {
  const term = seek[place];
  const family = seek[place + 1] ?? NONE;
  let near = 0;
  for (let other = from; other < to; other += CONCEPT) {
    const flags = offer[other + 2] ?? 0;
    if ((flags & CONTEXT) !== 0) continue;
    if (offer[other] === term) return strength.exact;
    if (family !== NONE && offer[other + 1] === family) near = Math.max(near, 1 + (flags & GENERAL));
  }
  if (near === 0) return 0;
  if (((seek[place + 2] ?? 0) & GENERAL) !== 0) return strength.partOfGeneral;
  return near > 1 ? strength.generalForPart : strength.sibling;
}

function contextStrength(
  seek: Int32Array,
  place: number,
  offer: Int32Array,
  from: number,
  to: number,
): number {
  const term = seek[place];
  const family = seek[place + 1] ?? NONE;
  let met = 0;
  for (let other = from; other < to; other += CONCEPT) {
    if (offer[other] === term) return strength.exact;
    if (family !== NONE && offer[other + 1] === family) met = strength.nearContext;
  }
  return met;
}
