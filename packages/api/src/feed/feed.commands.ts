import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../core/context.ts';
import { forbidden, notFound } from '../core/errors.ts';
import { canDeletePost } from './feed.policy.ts';
import { findPost, findPostOwner } from './feed.queries.ts';
import type { CreatePostInput, LikePostInput, LikeState, Post, PostRef } from './feed.schema.ts';

const GONE = 'This post is no longer there';
/** A second identical text within this many seconds is a double click, not a second post. */
const DOUBLE_CLICK_SECONDS = 60;

export async function createPost(ctx: MemberContext, input: CreatePostInput): Promise<Post> {
  return withTransaction(ctx.db, async (trx) => {
    await lockAuthor(trx, ctx.viewer.id);
    const id =
      (await findDouble(trx, ctx.viewer.id, input.content)) ?? (await insertPost(trx, ctx.viewer.id, input));
    const post = await findPost(trx, ctx.viewer, id);
    if (!post) throw notFound(GONE);
    return post;
  });
}

/** Hides the post at once; the row stays for the time in which an administrator can undo it. */
export async function deletePost(ctx: MemberContext, input: PostRef): Promise<PostRef> {
  const post = await findPostOwner(ctx.db, input.id);
  if (!post) throw notFound(GONE);
  if (!canDeletePost(ctx.viewer, post)) throw forbidden('Only the author may delete this post');
  await ctx.db.updateTable('posts').set({ deletedAt: new Date() }).where('id', '=', post.id).execute();
  return { id: post.id };
}

/** Sets the viewer's like to what was asked, however often it is asked. */
export async function likePost(ctx: MemberContext, input: LikePostInput): Promise<LikeState> {
  return withTransaction(ctx.db, async (trx) => {
    const post = await findPostOwner(trx, input.id);
    if (!post) throw notFound(GONE);
    const change = input.liked
      ? await addLike(trx, post.id, ctx.viewer.id)
      : -(await removeLike(trx, post.id, ctx.viewer.id));
    const { likes } = await trx
      .updateTable('posts')
      .set({ likes: sql<number>`likes + ${change}` })
      .where('id', '=', post.id)
      .returning('likes')
      .executeTakeFirstOrThrow();
    return { id: post.id, liked: input.liked, likes };
  });
}

async function addLike(trx: Kysely<DB>, postId: number, userId: number): Promise<number> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('postLikes')
    .values({ postId, userId })
    .onConflict((conflicting) => conflicting.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

async function removeLike(trx: Kysely<DB>, postId: number, userId: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('postLikes')
    .where('postId', '=', postId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** One member posts one thing at a time, so that two clicks cannot pass the double check together. */
async function lockAuthor(trx: Kysely<DB>, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

async function findDouble(trx: Kysely<DB>, userId: number, content: string): Promise<number | undefined> {
  const row = await trx
    .selectFrom('posts')
    .select('id')
    .where('userId', '=', userId)
    .where('content', '=', content)
    .where('isPublished', '=', true)
    .where('deletedAt', 'is', null)
    .where('createdAt', '>', sql<Date>`now() - make_interval(secs => ${DOUBLE_CLICK_SECONDS})`)
    .orderBy('id')
    .executeTakeFirst();
  return row?.id;
}

async function insertPost(trx: Kysely<DB>, userId: number, input: CreatePostInput): Promise<number> {
  const { id } = await trx
    .insertInto('posts')
    .values({ userId, content: input.content, type: input.type })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
