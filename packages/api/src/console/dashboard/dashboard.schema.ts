import { z } from 'zod';
import { MatchPart, MatchPercentage, MatchStrength } from '../../discovery/readings/match.schema.ts';
import { DayPoint, Trend } from '../../ground/core/trend.schema.ts';
import { id } from '../../ground/values/fields.ts';

export const DashboardStats = z.object({
  /** Accepted in the last 30 days. */
  newConnections: z.int(),
  /** Open opportunities of others. */
  opportunities: z.int(),
  /** Unread messages. */
  messages: z.int(),
  /** Visitors of the last 30 days, each counted once a day. */
  profileViews: z.int(),
  /** Accepted now. */
  totalConnections: z.int(),
  /** Growth of the network in 30 days, in whole percent. */
  growthPercentage: z.int(),
  /** The trend of each of the four cards. */
  trends: z.object({
    connections: Trend,
    opportunities: Trend,
    messages: Trend,
    profileViews: Trend,
  }),
  /** The number of connections at the end of each of the last 30 days. */
  networkGrowth: z.array(DayPoint),
});
export type DashboardStats = z.infer<typeof DashboardStats>;

/** A profile field that would improve matches when filled in. */
export const RaiseHint = z.object({
  /** The profile field to edit, as named in the profile. */
  field: z.string(),
  /** The maximum number of points it can add to one match. */
  points: z.int().min(1),
  text: z.string(),
});
export type RaiseHint = z.infer<typeof RaiseHint>;

export const Recommendation = z.object({
  id,
  username: z.string(),
  name: z.string(),
  title: z.string(),
  company: z.string().nullable(),
  avatar: z.string().nullable(),
  matchPercentage: MatchPercentage,
  strength: MatchStrength,
  /** The first of `matchReasons`; empty without one. */
  reason: z.string(),
  /** At most three sentences, best first; what the member does, in their words, where there is none. */
  matchReasons: z.array(z.string()),
  matchParts: z.array(MatchPart),
  mutualConnections: z.int().min(0),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const Recommendations = z.object({
  items: z.array(Recommendation),
  /** What the viewer looks for and nobody here offers yet, in their words. */
  unmetNeeds: z.array(z.string()),
  raise: z.array(RaiseHint),
});
export type Recommendations = z.infer<typeof Recommendations>;
