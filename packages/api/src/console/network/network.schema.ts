import { z } from 'zod';
import { id } from '../../ground/values/fields.ts';
import { MatchPercentage, MatchStrength } from '../../discovery/readings/match.schema.ts';

/** `offset` leaves out the best members, which a page may show elsewhere. */
export const InsightsInput = z.object({ offset: z.int().min(0).max(20).default(0) });
export type InsightsInput = z.infer<typeof InsightsInput>;

export const InsightRecommendation = z.object({
  id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string().nullable(),
  company: z.string().nullable(),
  avatar: z.string().nullable(),
  matchScore: MatchPercentage,
  strength: MatchStrength,
  mutualConnections: z.int().min(0),
});
export type InsightRecommendation = z.infer<typeof InsightRecommendation>;

export const TrendingTopic = z.object({
  /** Its place in the list, from 1. */
  id: z.int().min(1),
  topic: z.string(),
  /** Distinct authors of the last seven days. */
  participantCount: z.int().min(1),
  category: z.string(),
});
export type TrendingTopic = z.infer<typeof TrendingTopic>;

export const IndustryInsights = z.object({
  industry: z.string(),
  /** One decimal. */
  averageConnections: z.number().min(0),
  topSkills: z.array(z.string()).max(4),
  emergingRoles: z.array(z.string()).max(3),
});
export type IndustryInsights = z.infer<typeof IndustryInsights>;

export const NetworkInsights = z.object({
  recommendations: z.array(InsightRecommendation).max(4),
  trendingTopics: z.array(TrendingTopic).max(5),
  networkGrowthTips: z.array(z.string()).max(3),
  /** Null when the viewer names no industry, or fewer than five active members share it. */
  industryInsights: IndustryInsights.nullable(),
});
export type NetworkInsights = z.infer<typeof NetworkInsights>;
