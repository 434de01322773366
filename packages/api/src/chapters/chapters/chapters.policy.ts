import type { Viewer } from '../../ground/core/context.ts';
import type { ChapterRole } from '../../ground/values/chapter-role.schema.ts';

/** What a member is in a chapter while they belong to it; null outside it. */
type Standing = { role: ChapterRole | null };

/** Administrators create chapters. */
export const canCreateChapter = (viewer: Viewer | null): boolean => viewer?.role === 'admin';

/** Leaders run their own chapter, and administrators each. */
export const canManageChapter = (viewer: Viewer | null, { role }: Standing): boolean =>
  viewer !== null && (role === 'leader' || viewer.role === 'admin');

/** The posts of an open chapter are for its members; administrators read each. */
export const canReadPosts = (
  viewer: Viewer | null,
  { role, isClosed }: Standing & { isClosed: boolean },
): boolean => viewer !== null && ((role !== null && !isClosed) || viewer.role === 'admin');

/** Its members write them. */
export const canPost = ({ role, isClosed }: Standing & { isClosed: boolean }): boolean =>
  role !== null && !isClosed;
