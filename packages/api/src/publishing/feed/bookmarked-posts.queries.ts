import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor, limitPlusOne } from '../../ground/core/pagination.ts';
import { nameMentions } from '../../ground/mentions/name-mentions.queries.ts';
import type { ListPostsInput, PostPage } from './feed.schema.ts';
import { presentPost, readablePosts } from './post-rows.queries.ts';

/** The viewer's saved posts that are still readable, last saved first. */
export async function listBookmarkedPosts(
  db: Kysely<DB>,
  viewer: Viewer,
  input: ListPostsInput,
): Promise<PostPage> {
  const rows = await readablePosts(db, viewer, { inChapters: true })
    .select(sql<string>`my_bookmark.created_at::text`.as('sortKey'))
    .where('myBookmark.userId', '=', viewer.id)
    .where(afterCursor(input.cursor, 'my_bookmark.created_at', 'my_bookmark.post_id'))
    .orderBy('myBookmark.createdAt', 'desc')
    .orderBy('myBookmark.postId', 'desc')
    .limit(limitPlusOne(input.limit))
    .execute();
  const page = toPage(rows, input.limit, (row) => presentPost(row, viewer));
  return { ...page, items: await nameMentions(db, viewer, page.items) };
}
