import { type Kysely, type SqlBool, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { forbidden, invalid } from '../../ground/errors/errors.ts';
import { withIdempotency } from '../../ground/core/idempotency.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { requireVersion } from '../../ground/core/require-version.ts';
import { fileReport } from '../../contact/reports/reports.commands.ts';
import type { ReportInput, ReportState } from '../../ground/reports/reports.schema.ts';
import { attachPictures, describePictures } from '../../files/attachments/attachments.commands.ts';
import { WRITE_SOMETHING } from '../../files/attachments/attachments.schema.ts';
import { hasPictures } from '../../files/attachments/attachment-rows.ts';
import { notifyAdmins } from '../../contact/duties/duties.commands.ts';
import { settleNotices } from '../../contact/duties/settle-notices.commands.ts';
import { notifyOfPost, requireFewMentions } from '../../contact/notifications/mentions.commands.ts';
import { getSettings } from '../../community/settings/settings.queries.ts';
import { deletePost as deletePostOfMember } from './admin/post-admin.commands.ts';
import { EDIT_MINUTES, canDeletePost, canEditPost, canReportPost } from './feed.policy.ts';
import { type PostFacts, getPost, getPostFacts } from './feed.queries.ts';
import { type CreatePostInput, Post, type PostRef, type UpdatePostInput } from './feed.schema.ts';
import { postLimits, requireNewcomerLinks } from './newcomer.ts';
import { setPostLinks, shortenUrls } from './post-links.ts';
import { lockUser } from '../../ground/core/lock-user.ts';
import { findRecentDuplicate } from '../../ground/core/find-recent-duplicate.ts';
import { holds } from '../../ground/roles/roles.policy.ts';

export async function createPost(ctx: MemberContext, input: CreatePostInput): Promise<Post> {
  return withIdempotency(ctx, {
    operation: 'feed.create',
    input,
    output: Post,
    limits: () => postLimits(ctx, input.content),
    work: async (trx) => {
      requireFewMentions(input.content);
      await lockUser(trx, ctx.viewer.id);
      const duplicate = await findRecentDuplicate(trx, 'posts', {
        createdAt: 'createdAt',
        same: { userId: ctx.viewer.id, content: input.content, deletedAt: null },
        where: sql<SqlBool>`(is_published or state = 'pending_review')
          and ${hasPictures('post_id', 'posts.id', input.pictures)}`,
      });
      if (duplicate !== undefined)
        return getPost(trx, ctx.viewer, duplicate, { includeOwnUnpublished: true });
      const links = await shortenUrls(trx, ctx, input.content);
      const isPending = await requiresApproval(trx, ctx);
      const id = await insertPost(trx, ctx.viewer.id, input, isPending);
      await setPostLinks(trx, id, links);
      await attachPictures(trx, { postId: id, userId: ctx.viewer.id }, input.pictures);
      if (isPending) await notifyAdmins(trx, 'post');
      else {
        await notifyOfPost(trx, { id, userId: ctx.viewer.id, content: input.content });
        await publishEvent(trx, 'everybody', ['feed']);
      }
      return getPost(trx, ctx.viewer, id, { includeOwnUnpublished: true });
    },
  });
}

/** Changes the text, the type or descriptions of pictures; only for the author, within the edit window. */
export async function updatePost(ctx: MemberContext, input: UpdatePostInput): Promise<Post> {
  const { id, content, type, pictures, expectedVersion } = input;
  await withTransaction(ctx.db, async (trx) => {
    const before = await lockPost(trx, id);
    const post = await getPostFacts(trx, ctx.viewer, id, { includeOwnUnpublished: true });
    if (!canEditPost(ctx.viewer, post)) throw forbidden(whyNotEdited(ctx, post));
    if (content === undefined && type === undefined && pictures === undefined) return;
    requireVersion(expectedVersion, post.version);
    if (content === '') await requirePictures(trx, id);
    if (pictures !== undefined) await describePictures(trx, id, pictures);
    const isRewritten = content !== undefined || pictures !== undefined;
    if (content !== undefined) {
      requireFewMentions(content);
      await requireNewcomerLinks(ctx, trx, content);
    }
    const { isPublished, state } = await trx
      .updateTable('posts')
      .set({
        ...(content !== undefined && { content }),
        ...(type !== undefined && { type }),
        editedAt: sql<Date>`now()`,
        ...(isRewritten && (await requiresApproval(trx, ctx)) && PENDING_REVIEW),
        version: sql<number>`version + 1`,
      })
      .where('id', '=', id)
      .returning(['isPublished', 'state'])
      .executeTakeFirstOrThrow();
    if (state === 'pending_review' && before?.state !== state) await notifyAdmins(trx, 'post');
    if (content === undefined) return;
    await setPostLinks(trx, id, await shortenUrls(trx, ctx, content));
    if (isPublished) await notifyOfPost(trx, { id, userId: post.userId, content });
  });
  return getPost(ctx.db, ctx.viewer, id, { includeOwnUnpublished: true });
}

/** Soft-deletes the post; an administrator can restore it for a while. */
/** By an administrator it is a decision that the author is notified of, as in the console. */
export async function deletePost(ctx: MemberContext, { id }: PostRef): Promise<PostRef> {
  await withTransaction(ctx.db, async (trx) => {
    await lockPost(trx, id);
    const { userId } = await getPostFacts(trx, ctx.viewer, id, { includeOwnUnpublished: true });
    if (!canDeletePost(ctx.viewer, { userId })) throw forbidden('Only the author can delete this post');
    if (userId !== ctx.viewer.id) return deletePostOfMember({ ...ctx, db: trx }, { id, reason: '' });
    await trx
      .updateTable('posts')
      .set({ deletedAt: sql<Date>`now()`, deletedBy: ctx.viewer.id })
      .where('id', '=', id)
      .execute();
    return settleNotices(trx, ['post']);
  });
  return { id };
}

export async function reportPost(ctx: MemberContext, input: ReportInput): Promise<ReportState> {
  const post = await getPostFacts(ctx.db, ctx.viewer, input.id);
  if (!canReportPost(ctx.viewer, post)) throw forbidden('You cannot report your own post');
  return fileReport(ctx, 'post', input);
}

const whyNotEdited = (ctx: MemberContext, post: PostFacts) =>
  post.userId === ctx.viewer.id
    ? `A post can be edited for ${EDIT_MINUTES} minutes`
    : 'Only the author may edit this post';

/** A post without a text has pictures. */
async function requirePictures(trx: Kysely<DB>, postId: number): Promise<void> {
  const picture = await trx
    .selectFrom('attachments')
    .select('address')
    .where('postId', '=', postId)
    .executeTakeFirst();
  if (!picture) throw invalid(WRITE_SOMETHING, [{ path: 'content', message: WRITE_SOMETHING }]);
}

/** Locks the post, so that concurrent changes each see the result of the previous one. */
const lockPost = (trx: Kysely<DB>, id: number) =>
  trx.selectFrom('posts').select('state').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Unpublished until an administrator approves it. */
const PENDING_REVIEW = { state: 'pending_review' as const, isPublished: false };

/** Whether members' posts currently require approval. */
async function requiresApproval(trx: Kysely<DB>, { viewer }: MemberContext): Promise<boolean> {
  return !holds(viewer, 'moderation') && (await getSettings(trx)).postModeration;
}

/**
 * An advisory lock serializes posts from here to the commit, so that they become visible in the order of their sort
 * keys: a reader who has seen the newest has seen every older one, and "newer than this" never skips a post. NOTIFY
 * serializes the commits anyway.
 */
async function insertPost(
  trx: Kysely<DB>,
  userId: number,
  input: CreatePostInput,
  isPending: boolean,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('guildhall.feed'))`.execute(trx);
  const { id } = await trx
    .insertInto('posts')
    .values({
      userId,
      content: input.content,
      type: input.type,
      ...(isPending && PENDING_REVIEW),
      createdAt: sql<Date>`clock_timestamp()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
