import type { Viewer } from '../../ground/core/context.ts';
import type { ChapterRole } from '../../ground/values/chapter-role.schema.ts';

/** What a member is in a chapter while they belong to it; null outside it. */
type Standing = { role: ChapterRole | null };

/** Administrators create chapters. */
export const canCreateChapter = (viewer: Viewer | null): boolean => viewer?.role === 'admin';

/** Leaders run their own chapter, and administrators each. */
export const canManageChapter = (viewer: Viewer | null, { role }: Standing): boolean =>
  viewer !== null && (role === 'leader' || viewer.role === 'admin');
