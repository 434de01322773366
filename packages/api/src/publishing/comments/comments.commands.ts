import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext, Viewer } from '../../ground/core/context.ts';
import { forbidden, notFound } from '../../ground/errors/errors.ts';
import { withIdempotency } from '../../ground/core/idempotency.ts';
import { recordDecision } from '../../contact/decisions/record-decision.commands.ts';
import { noticeOf } from '../../contact/notifications/subjects.ts';
import {
  findReaders,
  notifyMentioned,
  requireFewMentions,
} from '../../contact/notifications/mentions.commands.ts';
import { notify } from '../../contact/notifications/notifications.commands.ts';
import { fileReport } from '../../contact/reports/reports.commands.ts';
import type { ReportInput, ReportState } from '../../ground/reports/reports.schema.ts';
import { canDeleteComment, canReportComment } from './comments.policy.ts';
import { COMMENT_GONE, type CommentRow, getComment, getCommentRow } from './comments.queries.ts';
import { Comment, type CommentRef, type CreateCommentInput, type DeletedComment } from './comments.schema.ts';
import {
  type SubjectRef,
  changeCount,
  getSubject,
  lockSubject,
  subjectColumns,
  subjectOf,
} from './comment-subjects.ts';
import { findRecentDuplicate } from '../../ground/core/find-recent-duplicate.ts';

export async function createComment(ctx: MemberContext, input: CreateCommentInput): Promise<Comment> {
  return withIdempotency(ctx, {
    operation: 'articleId' in input ? 'articles.comments.create' : 'feed.comments.create',
    input,
    output: Comment,
    limits: ['comment'],
    work: async (trx) => {
      requireFewMentions(input.content);
      const subject = await getSubject(trx, ctx.viewer, input);
      await lockSubject(trx, subject);
      const answered = await findAnswered(trx, ctx.viewer, subject, input.parentId);
      // One level: an answer to a reply joins the thread of that reply.
      const parentId = answered?.threadId ?? null;
      const duplicate = await findRecentDuplicate(trx, 'postComments', {
        createdAt: 'createdAt',
        same: {
          ...subjectColumns(subject),
          userId: ctx.viewer.id,
          content: input.content,
          parentId,
          deletedAt: null,
        },
      });
      if (duplicate !== undefined) return getComment(trx, ctx.viewer, duplicate);
      const id = await insert(trx, ctx.viewer.id, subject, { content: input.content, parentId });
      const recipients = new Map<number, boolean>();
      if (subject.userId !== null) recipients.set(subject.userId, false);
      if (answered) recipients.set(answered.userId, true);
      for (const userId of await findReaders(trx, [...recipients.keys()], subject))
        await notify(trx, {
          kind: 'comment',
          userId,
          actorId: ctx.viewer.id,
          ...noticeOf(subject),
          commentId: id,
          ...(recipients.get(userId) === true && { isReply: true }),
        });
      await notifyMentioned(trx, {
        in: 'comment',
        commentId: id,
        authorId: ctx.viewer.id,
        content: input.content,
        subject,
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
    if (isRemoved && ![comment.userId, comment.subjectUserId].includes(ctx.viewer.id)) {
      const decisionId = await recordDecision(trx, ctx, {
        memberId: comment.userId,
        objectType: 'comment',
        objectId: comment.id,
        decision: 'hide',
        reason: null,
      });
      await trx.updateTable('postComments').set({ decisionId }).where('id', '=', comment.id).execute();
      const before = { authorId: comment.userId, postId: comment.postId, articleId: comment.articleId };
      await writeAudit(trx, ctx, {
        event: 'comment.deleted',
        targetType: 'comment',
        targetId: comment.id,
        before,
      });
    }
    return { id: comment.id, postId: comment.postId, articleId: comment.articleId, comments };
  });
}

/**
 * Soft-deletes a comment.
 * @returns whether it was still there, and how many its post or article has now
 */
export async function removeComment(
  trx: Kysely<DB>,
  { id, ...row }: { id: number; postId: number | null; articleId: number | null },
): Promise<{ isRemoved: boolean; comments: number }> {
  const subject = subjectOf(row);
  await lockSubject(trx, subject);
  const { numUpdatedRows } = await trx
    .updateTable('postComments')
    .set({ deletedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const comments = await changeCount(trx, subject, -Number(numUpdatedRows));
  return { isRemoved: numUpdatedRows > 0n, comments };
}

/**
 * Shows a comment again that this decision has hidden, as long as nobody has changed that since; its post or article
 * counts it.
 */
export async function restoreComment(trx: Kysely<DB>, decisionId: number): Promise<number> {
  const comment = await trx
    .updateTable('postComments')
    .set({ deletedAt: null })
    .where('decisionId', '=', decisionId)
    .returning(['postId', 'articleId'])
    .executeTakeFirst();
  if (!comment) return 0;
  await changeCount(trx, subjectOf(comment), 1);
  return 1;
}

export async function reportComment(ctx: MemberContext, input: ReportInput): Promise<ReportState> {
  const comment = await getCommentRow(ctx.db, ctx.viewer, input.id);
  if (!canReportComment(ctx.viewer, comment)) throw forbidden('You cannot report your own comment');
  return fileReport(ctx, 'comment', input);
}

/** The comment that is answered; NOT_FOUND when the viewer does not see it under this post or article. */
async function findAnswered(
  trx: Kysely<DB>,
  viewer: Viewer,
  { type, id }: SubjectRef,
  parentId: number | undefined,
): Promise<CommentRow | null> {
  if (parentId === undefined) return null;
  const comment = await getCommentRow(trx, viewer, parentId);
  const under = subjectOf(comment);
  if (under.type !== type || under.id !== id) throw notFound(COMMENT_GONE);
  return comment;
}

async function insert(
  trx: Kysely<DB>,
  userId: number,
  subject: SubjectRef,
  { content, parentId }: { content: string; parentId: number | null },
): Promise<number> {
  const { id } = await trx
    .insertInto('postComments')
    .values({
      ...subjectColumns(subject),
      userId,
      parentId,
      content,
      // The clock, not the start of the transaction, so that the sort keys follow the order of commits.
      createdAt: sql<Date>`clock_timestamp()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await changeCount(trx, subject, 1);
  return id;
}
