import type { AuditEvent } from '../../../ground/values/audit-events.messages.ts';
import { type UpdateObject, sql } from 'kysely';
import { type DB, type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { writeAudit } from '../../../ground/core/audit.ts';
import type { MemberContext } from '../../../ground/core/context.ts';
import { notFound } from '../../../ground/errors/errors.ts';
import { recordDecision } from '../../../contact/decisions/record-decision.commands.ts';
import { takeOverDecision } from '../../../contact/decisions/take-over-decision.commands.ts';
import { settleNotices } from '../../../contact/duties/settle-notices.commands.ts';
import { notify } from '../../../contact/notifications/notifications.commands.ts';
import { notifyOfPost } from '../../../contact/notifications/mentions.commands.ts';
import { publishEvent } from '../../../ground/core/live.ts';
import { DAY_MS } from '../../../ground/values/time.ts';
import { UNDO_DAYS } from '../../../ground/core/undo-days.ts';
import { publishToChapter } from '../chapter-audience.commands.ts';
import { shownAs } from '../post-state.ts';
import { findAdminPost } from './post-admin.queries.ts';
import type {
  AdminPost,
  AdminPostRef,
  DeleteAdminPostInput,
  SetPostVisibilityInput,
} from './post-admin.schema.ts';

const GONE = 'This post no longer exists';

/** Shows or hides a post, and notifies its author. Showing a pending one approves it. */
export function setPostVisibility(
  ctx: MemberContext,
  { id, isPublished, reason }: SetPostVisibilityInput,
): Promise<AdminPost> {
  return change(ctx, id, {
    event: isPublished ? 'post.published' : 'post.hidden',
    allows: ({ deletedAt }) => deletedAt === null,
    set: { ...shownAs(isPublished), ...(isPublished && { state: 'published', decisionId: null }) },
    ...(!isPublished && { verdict: { decision: 'hide', reason: reason || null } }),
  });
}

/** Soft-deletes a post, and notifies its author. It can be restored for some days. */
export async function deletePost(
  ctx: MemberContext,
  { id, reason }: DeleteAdminPostInput,
): Promise<AdminPostRef> {
  await change(ctx, id, {
    event: 'post.deleted',
    allows: ({ deletedAt }) => deletedAt === null,
    set: { deletedAt: sql<Date>`now()`, deletedBy: ctx.viewer.id },
    verdict: { decision: 'delete', reason: reason || null },
  });
  return { id };
}

export function undeletePost(ctx: MemberContext, { id }: AdminPostRef): Promise<AdminPost> {
  return change(ctx, id, {
    event: 'post.restored',
    allows: ({ deletedAt }) =>
      deletedAt !== null && Date.now() - new Date(deletedAt).getTime() < UNDO_DAYS * DAY_MS,
    set: { deletedAt: null, deletedBy: null },
  });
}

type Change = {
  event: AuditEvent;
  allows: (post: AdminPost) => boolean;
  set: UpdateObject<DB, 'posts'>;
  /** What its author reads, unless it was hidden before. */
  verdict?: { decision: 'hide' | 'delete'; reason: string | null };
};

async function change(
  ctx: MemberContext,
  id: number,
  { event, allows, set, verdict }: Change,
): Promise<AdminPost> {
  return withTransaction(ctx.db, async (trx) => {
    await trx.selectFrom('posts').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    const before = await requirePost(trx, id);
    if (!allows(before)) throw notFound(GONE);
    const { id: memberId } = before.author;
    const isTaken = verdict !== undefined && (before.isPublished || before.state === 'pending_review');
    const decisionId = isTaken
      ? await recordDecision(trx, ctx, { memberId, objectType: 'post', objectId: id, ...verdict })
      : null;
    await trx
      .updateTable('posts')
      .set({ ...set, ...(decisionId !== null && { decisionId }) })
      .where('id', '=', id)
      .execute();
    if (verdict?.decision === 'hide' && !isTaken) await takeOverDecision(trx, ctx.viewer, 'posts', id);
    const after = await requirePost(trx, id);
    await writeAudit(trx, ctx, {
      event,
      targetType: 'post',
      targetId: id,
      before: stateOf(before),
      after: stateOf(after),
    });
    if (after.isPublished && before.state === 'pending_review') {
      await notifyOfPost(trx, { id, userId: memberId, content: after.content });
      if (memberId !== ctx.viewer.id)
        await notify(trx, { kind: 'approval', userId: memberId, actorId: null, postId: id });
    }
    if (before.chapter) await publishToChapter(trx, before.chapter.id);
    else await publishEvent(trx, 'everybody', ['feed']);
    await settleNotices(trx, ['post']);
    return after;
  });
}

const stateOf = ({ isPublished, state, deletedAt, author }: AdminPost) => ({
  isPublished,
  state,
  deletedAt,
  authorId: author.id,
});

async function requirePost(trx: DatabaseTransaction, id: number): Promise<AdminPost> {
  const post = await findAdminPost(trx, id);
  if (!post) throw notFound(GONE);
  return post;
}
