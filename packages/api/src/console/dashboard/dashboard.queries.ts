import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { avatarUrl } from '../../ground/values/avatar.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { recommendWithHints } from '../../people/recommendations/recommendations.queries.ts';
import type { Recommended } from '../../people/recommendations/recommended.ts';
import {
  countByDay,
  countNewConnections,
  countOpenOpportunities,
  countTotalConnections,
  countUnread,
} from './dashboard-counts.queries.ts';
import type { DashboardStats, Recommendation, Recommendations } from './dashboard.schema.ts';
import { growth, toLevels, toTrend } from '../../ground/core/trend.ts';
import { fullName, usernameOf } from '../../ground/values/person-name.ts';

/** How many members the dashboard recommends. */
export const RECOMMENDED = 6;

/** The statistics of the four cards and the growth chart. Days are in UTC. */
export async function getStats(db: Kysely<DB>, viewer: Viewer, now = new Date()): Promise<DashboardStats> {
  const [totalConnections, newConnections, opportunities, messages, days] = await Promise.all([
    countTotalConnections(db, viewer.id),
    countNewConnections(db, viewer.id),
    countOpenOpportunities(db, viewer.id),
    countUnread(db, viewer.id),
    countByDay(db, viewer.id),
  ]);
  const profileViews = toTrend(days.views, now);
  const networkGrowth = toLevels(totalConnections, days.network, now);
  const base = (networkGrowth[0]?.value ?? 0) - (days.network.get(networkGrowth[0]?.day ?? '') ?? 0);
  return {
    newConnections,
    opportunities,
    messages,
    profileViews: profileViews.points.reduce((sum, { value }) => sum + value, 0),
    totalConnections,
    growthPercentage: growth(base, newConnections),
    trends: {
      connections: toTrend(days.accepted, now),
      opportunities: toTrend(days.opportunities, now),
      messages: toTrend(days.messages, now),
      profileViews,
    },
    networkGrowth,
  };
}

/** Recommended members, best first, and what in the viewer's own profile would improve matches. */
export async function getRecommendations(
  db: Kysely<DB>,
  viewer: Viewer,
  now = new Date(),
): Promise<Recommendations> {
  const { items, unmetNeeds, hints } = await recommendWithHints(db, viewer.id, { limit: RECOMMENDED, now });
  return {
    items: items.map(present),
    unmetNeeds: [...unmetNeeds],
    raise: hints.map(({ field, points, text }) => ({ field, points, text })),
  };
}

function present({ member, match, mutualConnections }: Recommended): Recommendation {
  return {
    id: member.id,
    username: usernameOf(member),
    name: fullName(member),
    title: member.jobTitle ?? '',
    company: member.company,
    avatar: avatarUrl(member.avatarKey),
    matchPercentage: match.percentage,
    strength: match.strength,
    reason: match.reasons[0] ?? '',
    matchReasons: [...match.reasons],
    matchParts: match.parts.map((part) => ({ ...part })),
    mutualConnections,
  };
}
