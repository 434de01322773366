import { areComplementary } from './industry.ts';
import { nearness } from './location.ts';
import { overlapPoints } from './overlap.ts';
import type { Entry, PreferredType, PreparedProfile } from './prepare.ts';
import { partMax } from './profile.ts';
import type { MatchFacts, PartKey } from './profile.ts';

export const dayInMs = 86_400_000;

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

export const bondPoints = { same: 15, audience: 12, complementary: 8, none: 0 } as const;

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

/** The first of the viewer's preferred kinds of member that the other's job title or industry meets. */
export function preferredType(viewer: PreparedProfile, other: PreparedProfile): PreferredType | undefined {
  return viewer.preferred.find((type) => meetsType(type, other));
}

/** True when the member was seen within the 30 days before `now`. */
export function isActive(other: PreparedProfile, now: Date): boolean {
  return other.lastSeenAt !== null && now.getTime() - other.lastSeenAt <= 30 * dayInMs;
}

export const nearnessPoints = { city: 5, region: 2, country: 2, far: 0 } as const;

/** The rules table of match-v1: one rule a part. */
export const pointsRules: Readonly<Record<PartKey, PointsRule>> = {
  theyOffer: (viewer, other) => overlapPoints(viewer.seek, other.offer, partMax.theyOffer),
  iOffer: (viewer, other) => overlapPoints(other.seek, viewer.offer, partMax.iOffer),
  industry: (viewer, other) => bondPoints[industryBond(viewer, other)],
  skills: (viewer, other) =>
    Math.min(
      partMax.skills,
      4 * countShared(viewer.skills, other.skills) + 2 * countShared(viewer.interests, other.interests),
    ),
  mutual: (_viewer, _other, { mutualConnections: count }) =>
    count >= 1 ? Math.min(partMax.mutual, 5 + 3 * (Math.floor(count) - 1)) : 0,
  location: (viewer, other) => nearnessPoints[nearness(viewer.place, other.place)],
  preferred: (viewer, other) => (preferredType(viewer, other) === undefined ? 0 : partMax.preferred),
  freshness: (_viewer, other, { now }) =>
    (isActive(other, now) ? 3 : 0) + (other.profileCompletion >= 75 ? 2 : 0),
};
