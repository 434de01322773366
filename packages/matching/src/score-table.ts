import type { PartKey } from './profile.ts';

/**
 * The constants of match-v1, once: the rules over prepared profiles (`points.ts`), the ranking of encoded ones
 * (`rank-encoded.ts`) and the hints (`hints.ts`) all read them here.
 */

/** The most points each part can bring; they sum to 100. */
export const partMax: Readonly<Record<PartKey, number>> = {
  theyOffer: 25,
  iOffer: 15,
  industry: 15,
  skills: 15,
  mutual: 15,
  location: 5,
  preferred: 5,
  freshness: 5,
};

export const industryPoints = { same: 15, audience: 12, complementary: 8, none: 0 } as const;
export const locationPoints = { city: 5, region: 2, country: 2, far: 0 } as const;

/** For each skill and each interest that both members list. */
export const sharedPoints = { skill: 4, interest: 2 } as const;

/** Percent of the profile from which it counts as complete, and the points for it. */
export const completion = { min: 75, points: 2 } as const;

const ACTIVE_DAYS = 30;
const DAY_MS = 86_400_000;
const activePoints = 3;

const firstMutualPoints = 5;
const furtherMutualPoints = 3;

export function skillPoints(skills: number, interests: number): number {
  return Math.min(partMax.skills, sharedPoints.skill * skills + sharedPoints.interest * interests);
}

export function mutualPoints(connections: number): number {
  const count = Math.floor(connections);
  return count >= 1 ? Math.min(partMax.mutual, firstMutualPoints + furtherMutualPoints * (count - 1)) : 0;
}

/** Whether a member was seen in the last 30 days. In milliseconds; NaN for a member who never was. */
export const isActiveAt = (lastSeenAt: number, now: number): boolean =>
  now - lastSeenAt <= ACTIVE_DAYS * DAY_MS;

export function freshnessPoints(isActive: boolean, profileCompletion: number): number {
  return (isActive ? activePoints : 0) + (profileCompletion >= completion.min ? completion.points : 0);
}
