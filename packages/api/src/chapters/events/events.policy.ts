import type { Viewer } from '../../ground/core/context.ts';
import { holds } from '../../ground/roles/roles.policy.ts';
import type { ChapterRole } from '../../ground/values/chapter-role.schema.ts';

/** Whose event it is: a chapter's, with the viewer's role there, or of the whole community. */
export type Holder = { chapterId: number | null; chapterRole: ChapterRole | null };

export const COMMUNITY: Holder = { chapterId: null, chapterRole: null };

/**
 * Who may hold events of the community creates, changes and cancels them. Those of a chapter are for its leaders and
 * organizers, and for administrators.
 */
export function canHoldEvents(viewer: Viewer | null, { chapterId, chapterRole }: Holder): boolean {
  if (chapterId === null) return holds(viewer, 'events');
  return viewer?.role === 'admin' || chapterRole === 'leader' || chapterRole === 'organizer';
}

/** The same, and the hosts of a chapter, check in who comes. */
export const canKeepDoor = (viewer: Viewer | null, holder: Holder): boolean =>
  canHoldEvents(viewer, holder) || holder.chapterRole === 'host';
