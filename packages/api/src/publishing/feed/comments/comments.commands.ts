import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { writeAudit } from '../../../ground/core/audit.ts';
import type { MemberContext, Viewer } from '../../../ground/core/context.ts';
import { forbidden, notFound } from '../../../ground/errors/errors.ts';
import { withIdempotency } from '../../../ground/core/idempotency.ts';
import { recordDecision } from '../../../contact/decisions/record-decision.commands.ts';
import {
  findReaders,
  notifyMentioned,
  requireFewMentions,
} from '../../../contact/notifications/mentions.commands.ts';
import { notify } from '../../../contact/notifications/notifications.commands.ts';
import { fileReport } from '../../../contact/reports/reports.commands.ts';
import type { ReportInput, ReportState } from '../../../ground/reports/reports.schema.ts';
import { getPostFacts } from '../feed.queries.ts';
import { canDeleteComment, canReportComment } from './comments.policy.ts';
import { COMMENT_GONE, type CommentRow, getComment, getCommentRow } from './comments.queries.ts';
import { Comment, type CommentRef, type CreateCommentInput, type DeletedComment } from './comments.schema.ts';
import { findRecentDuplicate } from '../../../ground/core/find-recent-duplicate.ts';

export async function createComment(ctx: MemberContext, input: CreateCommentInput): Promise<Comment> {
  return withIdempotency(ctx, {
    operation: 'feed.comments.create',
    input,
    output: Comment,
    limits: ['comment'],
    work: async (trx) => {
      requireFewMentions(input.content);
      const post = await getPostFacts(trx, ctx.viewer, input.postId);
      await lockPost(trx, post.id);
      const answered = await findAnswered(trx, ctx.viewer, input);
      // One level: an answer to a reply joins the thread of that reply.
      const parentId = answered?.threadId ?? null;
      const duplicate = await findRecentDuplicate(trx, 'postComments', {
        createdAt: 'createdAt',
        same: { userId: ctx.viewer.id, postId: post.id, content: input.content, parentId, deletedAt: null },
      });
      if (duplicate !== undefined) return getComment(trx, ctx.viewer, duplicate);
      const id = await insert(trx, ctx.viewer.id, { ...input, parentId });
      const recipients = new Map([[post.userId, false]]);
      if (answered) recipients.set(answered.userId, true);
      for (const userId of await findReaders(trx, [...recipients.keys()], post))
        await notify(trx, {
          kind: 'comment',
          userId,
          actorId: ctx.viewer.id,
          postId: post.id,
          commentId: id,
          ...(recipients.get(userId) === true && { isReply: true }),
        });
      await notifyMentioned(trx, {
        in: 'comment',
        commentId: id,
        authorId: ctx.viewer.id,
        content: input.content,
        post,
        except: [...recipients.keys()],
      });
      return getComment(trx, ctx.viewer, id);
    },
  });
}

/** By an administrator it is a decision that the author is notified of. */
export async function deleteComment(ctx: MemberContext, input: CommentRef): Promise<DeletedComment> {
  return withTransaction(ctx.db, async (trx) => {
    const comment = await getCommentRow(trx, ctx.viewer, input.id);
    if (!canDeleteComment(ctx.viewer, comment)) throw forbidden('Only the author can delete this comment');
    const { isRemoved, comments } = await removeComment(trx, comment);
    if (isRemoved && ![comment.userId, comment.postUserId].includes(ctx.viewer.id)) {
      const decisionId = await recordDecision(trx, ctx, {
        memberId: comment.userId,
        objectType: 'comment',
        objectId: comment.id,
        decision: 'hide',
        reason: null,
      });
      await trx.updateTable('postComments').set({ decisionId }).where('id', '=', comment.id).execute();
      const before = { authorId: comment.userId, postId: comment.postId };
      await writeAudit(trx, ctx, {
        event: 'comment.deleted',
        targetType: 'comment',
        targetId: comment.id,
        before,
      });
    }
    return { id: comment.id, postId: comment.postId, comments };
  });
}

/**
 * Soft-deletes a comment.
 * @returns whether it was still there, and how many its post has now
 */
export async function removeComment(
  trx: Kysely<DB>,
  { id, postId }: { id: number; postId: number },
): Promise<{ isRemoved: boolean; comments: number }> {
  await lockPost(trx, postId);
  const { numUpdatedRows } = await trx
    .updateTable('postComments')
    .set({ deletedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const comments = await changeCount(trx, postId, -Number(numUpdatedRows));
  return { isRemoved: numUpdatedRows > 0n, comments };
}

/** Shows a comment again that this decision has hidden, as long as nobody has changed that since; its post counts it. */
export async function restoreComment(trx: Kysely<DB>, decisionId: number): Promise<number> {
  const comment = await trx
    .updateTable('postComments')
    .set({ deletedAt: null })
    .where('decisionId', '=', decisionId)
    .returning('postId')
    .executeTakeFirst();
  if (!comment) return 0;
  await changeCount(trx, comment.postId, 1);
  return 1;
}

export async function reportComment(ctx: MemberContext, input: ReportInput): Promise<ReportState> {
  const comment = await getCommentRow(ctx.db, ctx.viewer, input.id);
  if (!canReportComment(ctx.viewer, comment)) throw forbidden('You cannot report your own comment');
  return fileReport(ctx, 'comment', input);
}

/** The comment that is answered; NOT_FOUND when the viewer does not see it under this post. */
async function findAnswered(
  trx: Kysely<DB>,
  viewer: Viewer,
  { postId, parentId }: CreateCommentInput,
): Promise<CommentRow | null> {
  if (parentId === undefined) return null;
  const comment = await getCommentRow(trx, viewer, parentId);
  if (comment.postId !== postId) throw notFound(COMMENT_GONE);
  return comment;
}

/** Locks the post, so that concurrent comments see each other's rows in the counter and the duplicate check. */
async function lockPost(trx: Kysely<DB>, postId: number): Promise<void> {
  await trx.selectFrom('posts').select('id').where('id', '=', postId).forNoKeyUpdate().execute();
}

async function insert(
  trx: Kysely<DB>,
  userId: number,
  { postId, content, parentId }: { postId: number; content: string; parentId: number | null },
): Promise<number> {
  const { id } = await trx
    .insertInto('postComments')
    // The clock, not the start of the transaction, so that the sort keys follow the order of commits.
    .values({ postId, userId, parentId, content, createdAt: sql<Date>`clock_timestamp()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await changeCount(trx, postId, 1);
  return id;
}

async function changeCount(trx: Kysely<DB>, postId: number, change: number): Promise<number> {
  const { comments } = await trx
    .updateTable('posts')
    .set({ comments: sql<number>`comments + ${change}` })
    .where('id', '=', postId)
    .returning('comments')
    .executeTakeFirstOrThrow();
  return comments;
}
