import { IconBriefcase, IconBulb, IconTrophy, IconUsers } from '@tabler/icons-react';
import type { PostType } from '@guildhall/api/feed/schema';

export type ShownKind = Exclude<PostType, 'general'>;

/** How each type of post is named and drawn. */
export const POST_KINDS: Record<ShownKind, { label: string; Icon: typeof IconUsers; color: string }> = {
  opportunity: { label: 'Opportunity', Icon: IconBriefcase, color: 'forest' },
  achievement: { label: 'Achievement', Icon: IconTrophy, color: 'brass' },
  insight: { label: 'Insight', Icon: IconBulb, color: 'indigo' },
  connection: { label: 'Connection', Icon: IconUsers, color: 'gray' },
};

/** The types a member chooses from; with none chosen the post is a general one. */
export const CHOSEN_KINDS = ['opportunity', 'achievement', 'insight'] as const;

/** A general post is shown as a connection (spec, section 5). */
export const shownKind = (type: PostType): ShownKind => (type === 'general' ? 'connection' : type);

/** What the composer asks for. */
export const PLACEHOLDER = 'Share an opportunity, achievement, or insight...';
