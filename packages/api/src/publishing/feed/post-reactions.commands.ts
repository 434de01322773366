import { sql } from 'kysely';
import { withTransaction } from '@guildhall/db';
import type { Context, MemberContext } from '../../ground/core/context.ts';
import { visitorId } from '../../ground/core/visitor-id.ts';
import { getPostFacts } from './feed.queries.ts';
import type {
  BookmarkPostInput,
  BookmarkState,
  LikePostInput,
  LikeState,
  PostRef,
  ShareState,
} from './feed.schema.ts';
import { toggleRow } from '../../ground/core/toggle-row.ts';

/** Sets whether the viewer likes the post. Idempotent. */
export async function likePost(ctx: MemberContext, input: LikePostInput): Promise<LikeState> {
  return withTransaction(ctx.db, async (trx) => {
    await getPostFacts(trx, ctx.viewer, input.id);
    const key = { postId: input.id, userId: ctx.viewer.id };
    const change = await toggleRow(trx, 'postLikes', key, input.liked);
    const { likes } = await trx
      .updateTable('posts')
      .set({ likes: sql<number>`likes + ${change}` })
      .where('id', '=', input.id)
      .returning('likes')
      .executeTakeFirstOrThrow();
    return { id: input.id, liked: input.liked, likes };
  });
}

/** Sets whether the viewer has saved the post. Idempotent. */
export async function bookmarkPost(ctx: MemberContext, input: BookmarkPostInput): Promise<BookmarkState> {
  await getPostFacts(ctx.db, ctx.viewer, input.id);
  const key = { postId: input.id, userId: ctx.viewer.id };
  await toggleRow(ctx.db, 'postBookmarks', key, input.bookmarked);
  return { id: input.id, bookmarked: input.bookmarked };
}

/** Counts a share: once per member; for signed-out readers once a day. */
export async function sharePost(ctx: Context, input: PostRef): Promise<ShareState> {
  const visitor = await visitorId(ctx);
  return withTransaction(ctx.db, async (trx) => {
    await getPostFacts(trx, ctx.viewer, input.id);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('postShares')
      .values({ postId: input.id, visitorId: visitor })
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
