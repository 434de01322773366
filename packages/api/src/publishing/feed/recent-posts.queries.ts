import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { nameMentions } from '../../ground/mentions/name-mentions.queries.ts';
import type { Post } from './feed.schema.ts';
import { presentPost, readablePosts } from './post-rows.queries.ts';

const SHOWN = 3;

/** The newest posts of one member that the viewer may read. */
export async function listRecentPosts(
  db: Kysely<DB>,
  viewer: Viewer | null,
  authorId: number,
): Promise<Post[]> {
  const rows = await readablePosts(db, viewer)
    .where('posts.userId', '=', authorId)
    .orderBy('posts.createdAt', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(sql.lit(SHOWN))
    .execute();
  return nameMentions(
    db,
    viewer,
    rows.map((row) => presentPost(row, viewer)),
  );
}
