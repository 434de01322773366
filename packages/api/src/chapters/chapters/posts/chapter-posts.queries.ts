import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../../ground/core/context.ts';
import { notFound } from '../../../ground/errors/errors.ts';
import { listPostsOfChapter } from '../../../publishing/feed/feed.queries.ts';
import type { PostPage } from '../../../publishing/feed/feed.schema.ts';
import { NO_CHAPTER, requireChapter } from '../chapter-rows.queries.ts';
import { canReadPosts } from '../chapters.policy.ts';
import type { ListChapterPostsInput } from './chapter-posts.schema.ts';

/**
 * The posts of a chapter, newest first.
 * @throws NOT_FOUND for everyone but its members and administrators, and while it is closed
 */
export async function listChapterPosts(
  db: Kysely<DB>,
  viewer: Viewer,
  { slug, limit, cursor }: ListChapterPostsInput,
): Promise<PostPage> {
  const { id: chapterId, viewerRole: role, closedAt } = await requireChapter(db, viewer, slug);
  if (!canReadPosts(viewer, { role, isClosed: closedAt !== null })) throw notFound(NO_CHAPTER);
  return listPostsOfChapter(db, viewer, { chapterId, limit, cursor });
}
