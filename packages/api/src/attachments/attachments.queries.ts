import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../core/context.ts';
import { readablePosts } from '../feed/post-rows.queries.ts';

/** Whether the viewer may see a picture: whoever may read its post, and administrators, who judge hidden ones. */
export async function canSeeAttachment(
  db: Kysely<DB>,
  viewer: Viewer | null,
  address: string,
): Promise<boolean> {
  const picture = await db
    .selectFrom('attachments')
    .select('postId')
    .where('address', '=', address)
    .executeTakeFirst();
  if (!picture || viewer?.role === 'admin') return picture !== undefined;
  const post = await readablePosts(db, viewer, { includePendingReview: true })
    .clearSelect()
    .select('posts.id')
    .where('posts.id', '=', picture.postId)
    .executeTakeFirst();
  return post !== undefined;
}
