import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { Context, MemberContext } from '../core/context.ts';
import { visitorId } from '../core/visitor-id.ts';
import { getPostFacts } from './feed.queries.ts';
import type {
  BookmarkPostInput,
  BookmarkState,
  LikePostInput,
  LikeState,
  PostRef,
  ShareState,
} from './feed.schema.ts';

/** Sets the viewer's like to what was asked, however often it is asked. */
export async function likePost(ctx: MemberContext, input: LikePostInput): Promise<LikeState> {
  return withTransaction(ctx.db, async (trx) => {
    await getPostFacts(trx, ctx.viewer, input.id);
    const row = { postId: input.id, userId: ctx.viewer.id };
    const change = input.liked ? await add(trx, 'postLikes', row) : -(await remove(trx, 'postLikes', row));
    const { likes } = await trx
      .updateTable('posts')
      .set({ likes: sql<number>`likes + ${change}` })
      .where('id', '=', input.id)
      .returning('likes')
      .executeTakeFirstOrThrow();
    return { id: input.id, liked: input.liked, likes };
  });
}

/** Sets whether the viewer keeps the post under /saved. */
export async function bookmarkPost(ctx: MemberContext, input: BookmarkPostInput): Promise<BookmarkState> {
  await getPostFacts(ctx.db, ctx.viewer, input.id);
  const row = { postId: input.id, userId: ctx.viewer.id };
  await (input.bookmarked ? add(ctx.db, 'postBookmarks', row) : remove(ctx.db, 'postBookmarks', row));
  return { id: input.id, bookmarked: input.bookmarked };
}

/** Counts that the viewer shared the post: once per person; for readers who are not signed in, once a day. */
export async function sharePost(ctx: Context, input: PostRef): Promise<ShareState> {
  const who = await visitorId(ctx);
  return withTransaction(ctx.db, async (trx) => {
    await getPostFacts(trx, ctx.viewer, input.id);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('postShares')
      .values({ postId: input.id, who })
      .onConflict((conflicting) => conflicting.doNothing())
      .executeTakeFirstOrThrow();
    const { shares } = await trx
      .updateTable('posts')
      .set({ shares: sql<number>`shares + ${Number(numInsertedOrUpdatedRows ?? 0)}` })
      .where('id', '=', input.id)
      .returning('shares')
      .executeTakeFirstOrThrow();
    return { id: input.id, shares };
  });
}

type Mark = { postId: number; userId: number };

/** Answers how many rows were added: 0 when it was there. */
async function add(db: Kysely<DB>, table: 'postLikes' | 'postBookmarks', row: Mark): Promise<number> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(table)
    .values(row)
    .onConflict((conflicting) => conflicting.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

async function remove(db: Kysely<DB>, table: 'postLikes' | 'postBookmarks', row: Mark): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('postId', '=', row.postId)
    .where('userId', '=', row.userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
