import { IconBriefcase, IconBulb, IconTrophy, IconUsers } from '@tabler/icons-react';
import type { PostType } from '@guildhall/api/publishing/feed/feed.schema';
import { feedMessages } from './feed.messages.ts';

const { types } = feedMessages;

export type DisplayedType = Exclude<PostType, 'general'>;

/** Label, icon and color of each post type. */
export const POST_TYPES: Record<DisplayedType, { label: string; Icon: typeof IconUsers; color: string }> = {
  opportunity: { label: types.opportunity, Icon: IconBriefcase, color: 'forest' },
  achievement: { label: types.achievement, Icon: IconTrophy, color: 'brass' },
  insight: { label: types.insight, Icon: IconBulb, color: 'indigo' },
  connection: { label: types.connection, Icon: IconUsers, color: 'gray' },
};

/** What a stored type is called; undefined for a post without one. */
export const typeLabel = (stored: string): string | undefined =>
  Object.entries(POST_TYPES).find(([type]) => type === stored)?.[1].label;

/** The types that members can select; without one the post is general. */
export const SELECTABLE_TYPES = ['opportunity', 'achievement', 'insight'] as const;

/** A general post is shown as a connection (spec, section 5). */
export const displayedType = (type: PostType): DisplayedType => (type === 'general' ? 'connection' : type);
