import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { avatarUrl } from '../../ground/values/avatar.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { growthTips } from './growth-tips.ts';
import { findIndustryInsights } from './industry.queries.ts';
import { findProfile } from '../../discovery/readings/match-profile.queries.ts';
import type { InsightRecommendation, InsightsInput, NetworkInsights } from './network.schema.ts';
import { recommend } from '../../people/recommendations/recommendations.queries.ts';
import type { Recommended } from '../../people/recommendations/recommended.ts';
import { listTrendingTopics } from './topics.queries.ts';
import { usernameOf } from '../../ground/values/person-name.ts';

/** How many members the insights panel recommends. */
const RECOMMENDED = 4;

/** Everything the insights panel shows to one member. */
export async function getInsights(
  db: Kysely<DB>,
  viewer: Viewer,
  { offset }: InsightsInput = { offset: 0 },
  now = new Date(),
): Promise<NetworkInsights> {
  const [member, recommended, trendingTopics] = await Promise.all([
    findProfile(db, viewer.id),
    recommend(db, viewer.id, { limit: offset + RECOMMENDED, now }),
    listTrendingTopics(db, now),
  ]);
  return {
    recommendations: recommended.slice(offset).map(present),
    trendingTopics,
    networkGrowthTips: member ? growthTips(member) : [],
    industryInsights: (await findIndustryInsights(db, member?.industry ?? null, now)) ?? null,
  };
}

function present({ member, match, mutualConnections }: Recommended): InsightRecommendation {
  return {
    id: member.id,
    username: usernameOf(member),
    firstName: member.firstName,
    lastName: member.lastName,
    jobTitle: member.jobTitle,
    company: member.company,
    avatar: avatarUrl(member.avatarKey),
    matchScore: match.percentage,
    strength: match.strength,
    mutualConnections,
  };
}
