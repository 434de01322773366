import { sql } from 'kysely';

/** Shows a post to its readers, or to nobody: everyone reads one of the feed, members of the chapter one of theirs. */
export const shownAs = (isShown: boolean) => ({
  isPublished: sql<boolean>`${isShown}::boolean and chapter_id is null`,
  isShared: sql<boolean>`${isShown}::boolean and chapter_id is not null`,
});

/** Whether anyone but the author reads a post. */
export const IS_SHOWN = sql<boolean>`(posts.is_published or posts.is_shared)`;
