import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { lockUser } from '../../ground/core/lock-user.ts';
import { forbidden, notFound } from '../../ground/errors/errors.ts';
import { requireFewMentions } from '../notifications/mentions.commands.ts';
import { removeMessageNotices } from '../notifications/notifications.commands.ts';
import { quietWhenAllRead } from './messages.commands.ts';
import { CHANGE_MINUTES, DELETED, canChangeMessage, canReach } from './messages.policy.ts';
import { findRelationship, sourceOf } from './messages.queries.ts';
import type { EditMessageInput, MessageRef, ThreadMessage } from './messages.schema.ts';
import { findThreadMessage } from './thread-messages.queries.ts';

const NO_MESSAGE = 'This message does not exist';

/**
 * Changes the text of a message, within minutes. The other member is not notified again.
 * @throws NOT_FOUND for a message of others, or when the other member can no longer be reached, FORBIDDEN later
 */
export async function editMessage(
  ctx: MemberContext,
  { id, content }: EditMessageInput,
): Promise<ThreadMessage> {
  requireFewMentions(content);
  return withTransaction(ctx.db, async (trx) => {
    const { recipientId } = await lockOwn(trx, ctx, id);
    const relationship = await findRelationship(trx, ctx.viewer.id, recipientId);
    if (!relationship || !canReach(relationship)) throw notFound(NO_MESSAGE);
    await trx
      .updateTable('messages')
      .set({ content, editedAt: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    return changed(trx, ctx, id, recipientId);
  });
}

/**
 * Takes a message back, within minutes: its text and pictures go, and it counts as read. A request to which nobody
 * has answered goes with it (decision 506).
 */
export async function deleteMessage(ctx: MemberContext, { id }: MessageRef): Promise<ThreadMessage> {
  return withTransaction(ctx.db, async (trx) => {
    await lockUser(trx, ctx.viewer.id);
    const { recipientId, threadId } = await lockOwn(trx, ctx, id);
    await trx.deleteFrom('attachments').where('messageId', '=', id).execute();
    await trx
      .updateTable('messages')
      .set({
        content: DELETED,
        deletedAt: sql<Date>`now()`,
        readAt: sql<Date>`coalesce(read_at, now())`,
      })
      .where('id', '=', id)
      .execute();
    await quietWhenAllRead(trx, recipientId, threadId, ctx.viewer.id);
    const message = await changed(trx, ctx, id, recipientId);
    await takeRequestBack(trx, { threadId, senderId: ctx.viewer.id, recipientId });
    return message;
  });
}

/**
 * Deletes the conversation when only deleted messages of the one who asked are in it, so that it never was; what they
 * wrote still counts towards the strangers of a day. An answer that arrives meanwhile keeps it.
 */
async function takeRequestBack(
  trx: Kysely<DB>,
  { threadId, senderId, recipientId }: Record<'threadId' | 'senderId' | 'recipientId', number>,
): Promise<void> {
  const { rows } = await sql`
    with taken_back as (
      delete from threads
      where id = ${threadId} and requested_by = ${senderId} and not exists (
        select from messages
        where thread_id = threads.id and (deleted_at is null or sender_id <> ${senderId}))
      returning id
    )
    insert into ops.taken_back_requests (user_id, written_at)
    select messages.sender_id, messages.created_at
    from messages join taken_back on taken_back.id = messages.thread_id
    where messages.is_request
    returning user_id`.execute(trx);
  if (rows.length > 0) await removeMessageNotices(trx, recipientId, senderId);
}

/** Holds a message that the viewer may change. */
async function lockOwn(
  trx: Kysely<DB>,
  ctx: MemberContext,
  id: number,
): Promise<{ recipientId: number; threadId: number }> {
  const row = await trx
    .selectFrom('messages')
    .select(['recipientId', 'threadId', 'connectionId', 'referralId', 'opportunityId', 'businessId'])
    .select((eb) => [
      eb('deletedAt', 'is not', null).as('isDeleted'),
      sql<boolean>`created_at > now() - make_interval(mins => ${CHANGE_MINUTES})`.as('isFresh'),
    ])
    .where('id', '=', id)
    .where('senderId', '=', ctx.viewer.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(NO_MESSAGE);
  const { isDeleted, isFresh } = row;
  if (!canChangeMessage({ isMine: true, isDeleted: Boolean(isDeleted), isFresh, source: sourceOf(row) }))
    throw forbidden(`A message can be changed for ${CHANGE_MINUTES} minutes`);
  return row;
}

async function changed(
  trx: Kysely<DB>,
  { viewer }: MemberContext,
  id: number,
  recipientId: number,
): Promise<ThreadMessage> {
  const message = await findThreadMessage(trx, viewer, id);
  if (!message) throw notFound(NO_MESSAGE);
  await publishEvent(trx, [viewer.id, recipientId], ['messages', 'dashboard']);
  return message;
}
