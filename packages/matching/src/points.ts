import { areComplementary } from './industry.ts';
import { nearness } from './location.ts';
import { overlapPoints } from './overlap.ts';
import type { Entry, PreferredType, PreparedProfile } from './prepare.ts';
import type { MatchFacts, PartKey } from './profile.ts';
import {
  freshnessPoints,
  industryPoints,
  isActiveAt,
  locationPoints,
  mutualPoints,
  partMax,
  skillPoints,
} from './score-table.ts';

/** Points of one part for a pair: whole numbers of 0 to the part's maximum. */
export type PointsRule = (viewer: PreparedProfile, other: PreparedProfile, facts: MatchFacts) => number;

/** How two members' industries stand to each other, from the viewer's side. */
export function industryBond(
  viewer: PreparedProfile,
  other: PreparedProfile,
): 'same' | 'audience' | 'complementary' | 'none' {
  if (other.industry === null) return 'none';
  if (viewer.industry === other.industry) return 'same';
  if (viewer.audience.has(other.industry)) return 'audience';
  return viewer.industry !== null && areComplementary(viewer.industry, other.industry)
    ? 'complementary'
    : 'none';
}

function countShared(mine: ReadonlyMap<string, Entry>, theirs: ReadonlyMap<string, Entry>): number {
  let shared = 0;
  for (const key of theirs.keys()) if (mine.has(key)) shared += 1;
  return shared;
}

function meetsType(type: PreferredType, other: PreparedProfile): boolean {
  if (type.industry !== null && type.industry === other.industry) return true;
  if (type.concepts.length === 0)
    return type.stems.length > 0 && type.stems.every((stem) => other.titleStems.has(stem));
  return type.concepts.every(
    ({ term, trade }) =>
      other.title.terms.has(term) ||
      (trade !== null && trade.general && other.title.families.has(trade.family)),
  );
}

/** The first of the viewer's preferred kinds of member that the other's job title or industry matches. */
export function preferredType(viewer: PreparedProfile, other: PreparedProfile): PreferredType | undefined {
  return viewer.preferred.find((type) => meetsType(type, other));
}

/** True when the member was seen within the 30 days before `now`. */
export function isActive(other: PreparedProfile, now: Date): boolean {
  return isActiveAt(other.lastSeenAt ?? Number.NaN, now.getTime());
}

/** The rules table of match-v1: one rule a part. */
export const pointsRules: Readonly<Record<PartKey, PointsRule>> = {
  theyOffer: (viewer, other) => overlapPoints(viewer.seek, other.offer, partMax.theyOffer),
  iOffer: (viewer, other) => overlapPoints(other.seek, viewer.offer, partMax.iOffer),
  industry: (viewer, other) => industryPoints[industryBond(viewer, other)],
  skills: (viewer, other) =>
    skillPoints(countShared(viewer.skills, other.skills), countShared(viewer.interests, other.interests)),
  mutual: (_viewer, _other, { mutualConnections }) => mutualPoints(mutualConnections),
  location: (viewer, other) => locationPoints[nearness(viewer.place, other.place)],
  preferred: (viewer, other) => (preferredType(viewer, other) === undefined ? 0 : partMax.preferred),
  freshness: (_viewer, other, { now }) => freshnessPoints(isActive(other, now), other.profileCompletion),
};
