import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../core/context.ts';
import { decodeCursor, toPage } from '../core/keyset.ts';
import { pageAndOne } from '../core/page-and-one.ts';
import type { ListPostsInput, PostPage } from './feed.schema.ts';
import { presentPost, readablePosts } from './post-rows.queries.ts';

/** The posts that the viewer keeps and may still read, the last kept first. */
export async function listBookmarkedPosts(
  db: Kysely<DB>,
  viewer: Viewer,
  input: ListPostsInput,
): Promise<PostPage> {
  const after = input.cursor ? decodeCursor(input.cursor) : undefined;
  const rows = await readablePosts(db, viewer)
    .select(sql<string>`my_bookmark.created_at::text`.as('keptAt'))
    .where('myBookmark.userId', '=', viewer.id)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(my_bookmark.created_at, my_bookmark.post_id) < (${after?.at}::timestamptz, ${after?.id}::int)`,
      ),
    )
    .orderBy('myBookmark.createdAt', 'desc')
    .orderBy('myBookmark.postId', 'desc')
    .limit(pageAndOne(input.limit))
    .execute();
  return toPage(
    rows,
    input.limit,
    ({ keptAt, id }) => ({ at: keptAt, id }),
    (row) => presentPost(row, viewer),
  );
}
