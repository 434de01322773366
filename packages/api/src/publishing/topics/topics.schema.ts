import { isTopicName } from '@guildhall/markdown/topic-name';
import { z } from 'zod';

/** Further topics of a post are refused. */
export const TOPICS_PER_POST = 10;
export const FOLLOWED_TOPICS_MAX = 100;
/** Days in which topics are counted as popular. */
export const POPULAR_DAYS = 30;

/** The word after the #, in any spelling. */
export const TopicName = z
  .string()
  .refine(isTopicName, 'A topic is one word of letters, digits and underscores');
export type TopicName = z.infer<typeof TopicName>;

/** The desired state, not a toggle, so that it is idempotent. */
export const FollowTopicInput = z.object({ name: TopicName, following: z.boolean() });
export type FollowTopicInput = z.infer<typeof FollowTopicInput>;

export const TopicState = FollowTopicInput;
export type TopicState = z.infer<typeof TopicState>;

export const FollowedTopics = z.object({
  /** By name; at most 100. */
  items: z.array(z.object({ name: z.string() })),
});
export type FollowedTopics = z.infer<typeof FollowedTopics>;

export const CountedTopic = z.object({
  /** As it was written last. */
  name: z.string(),
  /** How many members wrote a post on it that the viewer may read. */
  members: z.int().min(1),
});
export type CountedTopic = z.infer<typeof CountedTopic>;

export const CountedTopics = z.object({ items: z.array(CountedTopic) });
export type CountedTopics = z.infer<typeof CountedTopics>;

export const SuggestTopicsInput = z.object({ q: z.string().max(50) });
export type SuggestTopicsInput = z.infer<typeof SuggestTopicsInput>;
