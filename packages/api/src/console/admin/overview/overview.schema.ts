import { z } from 'zod';
import { id, isoDate } from '../../../ground/values/fields.ts';

export const AdminStats = z.object({
  totalUsers: z.int(),
  /** Since midnight in the installation's time zone. */
  dailySignups: z.int(),
  /** Active accounts seen within 30 days. */
  activeUsers: z.int(),
  /** Retention: percent of those registered over 30 days ago who were seen within 30 days. */
  retentionRate: z.int(),
  totalPosts: z.int(),
  dailyPosts: z.int(),
  /**
   * Engagement: percent of the active members who posted, connected, referred, ordered or reviewed within 30 days.
   */
  engagementRate: z.int(),
});
export type AdminStats = z.infer<typeof AdminStats>;

/** What waits for an administrator's decision. */
export const WaitingKind = z.enum([
  'applicants',
  'dataRequests',
  'reports',
  'objections',
  'posts',
  'articles',
  'orders',
]);
export type WaitingKind = z.infer<typeof WaitingKind>;

export const WaitingItem = z.object({
  kind: WaitingKind,
  count: z.int().positive(),
  /** When the one that waits longest began to wait. */
  since: isoDate,
  relativeTime: z.string(),
  /** Whom the one that waits longest is from or about; null where nobody is named. */
  name: z.string().nullable(),
  /** The beginning of its text; null without one. */
  excerpt: z.string().nullable(),
});
export type WaitingItem = z.infer<typeof WaitingItem>;
/** The longest wait first; a kind of which nothing waits is absent. */
export const Waiting = z.array(WaitingItem);

export const ActivityItem = z.object({
  id,
  author: z.string(),
  type: z.string(),
  /** The first 60 characters. */
  preview: z.string(),
  isPublished: z.boolean(),
  createdAt: isoDate,
  relativeTime: z.string(),
});
export type ActivityItem = z.infer<typeof ActivityItem>;
export const Activity = z.array(ActivityItem);

export const GrowthInput = z.object({ days: z.int().min(7).max(90).default(30) });
export type GrowthInput = z.infer<typeof GrowthInput>;

/** New rows per day, oldest first; today is the last. */
export const Growth = z.array(
  z.object({
    day: z.iso.date(),
    members: z.int(),
    posts: z.int(),
    connections: z.int(),
    referrals: z.int(),
  }),
);
export type Growth = z.infer<typeof Growth>;

/** Fewer requests than this say nothing about a band: one answer more would change the rate too much. */
export const REQUESTS_FOR_RATE = 20;

/** Requests to suggested members, by match score, best band first. */
export const SuggestionOutcomes = z.array(
  z.object({
    /** The lowest and the highest score of the band; null for requests that were sent without a score. */
    from: z.int().nullable(),
    to: z.int().nullable(),
    asked: z.int(),
    /** Including connections that were removed later. */
    accepted: z.int(),
    /** Percent of those asked; null when they are fewer than `REQUESTS_FOR_RATE`. */
    acceptanceRate: z.int().nullable(),
  }),
);
export type SuggestionOutcomes = z.infer<typeof SuggestionOutcomes>;
