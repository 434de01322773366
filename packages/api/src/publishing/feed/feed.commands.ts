import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { forbidden, invalid, notFound } from '../../ground/errors/errors.ts';
import { requireVersion } from '../../ground/core/require-version.ts';
import { fileReport } from '../../contact/reports/reports.commands.ts';
import type { ReportInput, ReportState } from '../../ground/reports/reports.schema.ts';
import { describePictures } from '../../files/attachments/attachments.commands.ts';
import { WRITE_SOMETHING } from '../../files/attachments/attachments.schema.ts';
import { notifyAdmins } from '../../contact/duties/duties.commands.ts';
import { settleNotices } from '../../contact/duties/settle-notices.commands.ts';
import { notifyOfPost, requireFewMentions } from '../../contact/notifications/mentions.commands.ts';
import { deletePost as deletePostOfMember } from './admin/post-admin.commands.ts';
import { EDIT_MINUTES, canDeletePost, canEditPost, canReportPost } from './feed.policy.ts';
import { POST_GONE, type PostFacts, getPost, getPostFacts } from './feed.queries.ts';
import type { Post, PostRef, UpdatePostInput } from './feed.schema.ts';
import { requireNewcomerLinks } from './newcomer.ts';
import { setPostLinks, shortenUrls } from './post-links.ts';
import { PENDING_REVIEW, requiresApproval } from './write-post.commands.ts';
import { requireFewTopics, setPostTopics } from '../topics/post-topics.commands.ts';
import { storedLanguage } from '../../ground/languages/written-language.ts';

/** Changes the text, the type or descriptions of pictures; only for the author, within the edit window. */
export async function updatePost(ctx: MemberContext, input: UpdatePostInput): Promise<Post> {
  const { id, content, type, pictures, expectedVersion } = input;
  await withTransaction(ctx.db, async (trx) => {
    const before = await lockPost(trx, id);
    const post = await getPostFacts(trx, ctx.viewer, id, { includeOwnUnpublished: true });
    if (post.isElsewhere) throw notFound(POST_GONE);
    if (!canEditPost(ctx.viewer, post)) throw forbidden(whyNotEdited(ctx, post));
    if (content === undefined && type === undefined && pictures === undefined) return;
    requireVersion(expectedVersion, post.version);
    if (content === '') await requirePictures(trx, id);
    if (pictures !== undefined) await describePictures(trx, id, pictures);
    const isRewritten = content !== undefined || pictures !== undefined;
    if (content !== undefined) {
      requireFewMentions(content);
      requireFewTopics(content);
      await requireNewcomerLinks(ctx, trx, content);
    }
    const { isPublished, isShared, state } = await trx
      .updateTable('posts')
      .set({
        ...(content !== undefined && { content, lang: storedLanguage(content), topicsRead: true }),
        ...(type !== undefined && { type }),
        editedAt: sql<Date>`now()`,
        ...(isRewritten && (await requiresApproval(trx, ctx)) && PENDING_REVIEW),
        version: sql<number>`version + 1`,
      })
      .where('id', '=', id)
      .returning(['isPublished', 'isShared', 'state'])
      .executeTakeFirstOrThrow();
    if (state === 'pending_review' && before?.state !== state) await notifyAdmins(trx, 'post');
    if (content === undefined) return;
    await setPostLinks(trx, id, await shortenUrls(trx, ctx, content));
    await setPostTopics(trx, id, content);
    if (isPublished || isShared) await notifyOfPost(trx, { id, userId: post.userId, content });
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
