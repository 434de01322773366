import { type UpdateObject, sql } from 'kysely';
import { type DB, type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { writeAudit } from '../../../ground/core/audit.ts';
import type { MemberContext } from '../../../ground/core/context.ts';
import { notFound } from '../../../ground/errors/errors.ts';
import { notifyOfPost } from '../../../contact/notifications/mentions.commands.ts';
import { publishEvent } from '../../../ground/core/live.ts';
import { DAY_MS } from '../../../ground/values/time.ts';
import { UNDO_DAYS } from '../../../ground/core/undo-days.ts';
import { findAdminPost } from './post-admin.queries.ts';
import type { AdminPost, AdminPostRef, SetPostVisibilityInput } from './post-admin.schema.ts';

const GONE = 'This post no longer exists';

/** Shows or hides a post. Showing a pending one approves it. */
export function setPostVisibility(
  ctx: MemberContext,
  { id, isPublished }: SetPostVisibilityInput,
): Promise<AdminPost> {
  return change(ctx, id, {
    event: isPublished ? 'post.published' : 'post.hidden',
    allows: ({ deletedAt }) => deletedAt === null,
    set: { isPublished, ...(isPublished && { state: 'published' }) },
  });
}

/** Soft-deletes a post. It can be restored for some days. */
export async function deletePost(ctx: MemberContext, { id }: AdminPostRef): Promise<AdminPostRef> {
  await change(ctx, id, {
    event: 'post.deleted',
    allows: ({ deletedAt }) => deletedAt === null,
    set: { deletedAt: sql<Date>`now()`, deletedBy: ctx.viewer.id },
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
  event: string;
  allows: (post: AdminPost) => boolean;
  set: UpdateObject<DB, 'posts'>;
};

async function change(ctx: MemberContext, id: number, { event, allows, set }: Change): Promise<AdminPost> {
  return withTransaction(ctx.db, async (trx) => {
    await trx.selectFrom('posts').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    const before = await requirePost(trx, id);
    if (!allows(before)) throw notFound(GONE);
    await trx.updateTable('posts').set(set).where('id', '=', id).execute();
    const after = await requirePost(trx, id);
    await writeAudit(trx, ctx, {
      event,
      targetType: 'post',
      targetId: id,
      before: stateOf(before),
      after: stateOf(after),
    });
    if (after.isPublished && before.state === 'pending_review')
      await notifyOfPost(trx, { id, userId: after.author.id, content: after.content });
    await publishEvent(trx, 'everybody', ['feed']);
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
