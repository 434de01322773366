import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, forbidden, invalid, notFound, tooMany } from '../../ground/errors/errors.ts';
import { withIdempotency } from '../../ground/core/idempotency.ts';
import { attachPictures } from '../../files/attachments/attachments.commands.ts';
import { hasPictures } from '../../files/attachments/attachment-rows.ts';
import type { Attachment } from '../../files/attachments/attachments.schema.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { requireFewMentions } from '../notifications/mentions.commands.ts';
import { markNoticesRead, notify } from '../notifications/notifications.commands.ts';
import {
  type Relationship,
  STRANGERS_PER_DAY,
  UNCONFIRMED_TO_STRANGER,
  canAttach,
  canReach,
  isAcquainted,
  isFirstToStranger,
  isUnconfirmedToStranger,
  isUnsolicited,
  requestOf,
  whilePending,
  whyNotWrite,
} from './messages.policy.ts';
import {
  countUnreadMessages,
  findRelationship,
  findStrangerAllowance,
  sourceOf,
} from './messages.queries.ts';
import { seesReading } from './conversations/receipts.queries.ts';
import {
  type MarkThreadReadInput,
  type MessageRef,
  type MessageSource,
  type MessageType,
  type ReadState,
  type SendMessageInput,
  SentMessage,
  type UnreadCount,
} from './messages.schema.ts';
import { findThreadMessage } from './thread-messages.queries.ts';
import { lockUser } from '../../ground/core/lock-user.ts';
import { findRecentDuplicate } from '../../ground/core/find-recent-duplicate.ts';

const GONE = 'This member is not available';
/** Seconds; shorter than elsewhere, because people do send the same word twice within a minute. */
const MESSAGE_DEDUPE_WINDOW = 10;

export type NewMessage = {
  senderId: number;
  recipientId: number;
  content: string;
  type: MessageType;
  /** The source, when it was not written as a private message. */
  connectionId?: number;
  referralId?: number;
  opportunityId?: number;
  businessId?: number;
};

const PICTURES_LATER = 'You can send pictures once they have replied';

export type SendOptions = {
  pictures?: Attachment[];
  /** The feature notifies the recipient itself, so the message needs no notification. */
  notifiesItself?: boolean;
};

/**
 * Adds a message to the thread of two members, inside the caller's transaction: creates the thread if needed, and
 * notifies the recipient, who has not muted it. A reply accepts a stranger's request.
 *
 * @returns ids of the message and its thread, those of the first one for a double click; null for the note of a
 * request or referral that is left out because the first message has no reply yet
 * @throws BAD_REQUEST to oneself, FORBIDDEN for pictures to a stranger
 * and for a sender whose address awaits confirmation to a stranger, NOT_FOUND for an unknown member or when either blocks, CONFLICT while a stranger's
 * request is pending, TOO_MANY_REQUESTS beyond twenty strangers a day; the last two only for private messages and the
 * contact form of a business
 */
export async function sendMessage(
  trx: Kysely<DB>,
  message: NewMessage,
  { pictures = [], notifiesItself = false }: SendOptions = {},
): Promise<{ id: number; threadId: number } | null> {
  const { senderId, recipientId } = message;
  if (senderId === recipientId) throw invalid('You cannot write to yourself');
  requireFewMentions(message.content);
  await lockUser(trx, senderId);
  const relationship = await findRelationship(trx, senderId, recipientId);
  if (!relationship || !canReach(relationship)) throw notFound(GONE);
  if (isUnconfirmedToStranger(relationship)) throw forbidden(UNCONFIRMED_TO_STRANGER);
  const source = sourceOf(message);
  if (requestOf(senderId, relationship) === 'outgoing' && whilePending(source) === 'omit') return null;
  if (isUnsolicited(source)) {
    const { threadId } = relationship;
    const duplicate =
      threadId === null
        ? undefined
        : await findRecentDuplicate(trx, 'messages', {
            createdAt: 'createdAt',
            same: { threadId, senderId, content: message.content },
            where: hasPictures('message_id', 'messages.id', pictures),
            within: MESSAGE_DEDUPE_WINDOW,
          });
    if (threadId !== null && duplicate !== undefined) return { id: duplicate, threadId };
    await checkAllowed(trx, senderId, relationship);
    if (pictures.length > 0 && !canAttach(relationship))
      throw forbidden(PICTURES_LATER, [{ path: 'pictures', message: PICTURES_LATER }]);
  }
  const threadId = await openThread(trx, message, relationship);
  const { id } = await trx
    .insertInto('messages')
    .values({ ...message, threadId, isRequest: isFirstToStranger(relationship) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await attachPictures(trx, { messageId: id, userId: senderId }, pictures);
  if (!notifiesItself && !relationship.isMutedByOther) {
    const business = await findBusinessName(trx, source);
    await notify(trx, {
      userId: recipientId,
      actorId: senderId,
      kind: 'message',
      ...(business && { business }),
    });
  }
  await publishEvent(trx, [senderId, recipientId], ['messages', 'dashboard']);
  return { id, threadId };
}

/** Sends a private message. */
export async function writeMessage(ctx: MemberContext, input: SendMessageInput): Promise<SentMessage> {
  const { viewer } = ctx;
  return withIdempotency(ctx, {
    operation: 'messages.send',
    input,
    output: SentMessage,
    limits: ['message'],
    work: async (trx) => {
      const { toUserId: recipientId, content, type, pictures } = input;
      const message = { senderId: viewer.id, recipientId, content, type };
      const sent = await sendMessage(trx, message, { pictures });
      const written = sent && (await findThreadMessage(trx, viewer, sent.id));
      if (!written) throw notFound(GONE);
      return { ...written, threadId: sent.threadId, toUserId: recipientId };
    },
  });
}

export async function markMessageRead(ctx: MemberContext, { id }: MessageRef): Promise<ReadState> {
  return withTransaction(ctx.db, async (trx) => {
    const row = await trx
      .updateTable('messages')
      .set({ readAt: sql`coalesce(read_at, now())` })
      .where('id', '=', id)
      .where('recipientId', '=', ctx.viewer.id)
      .returning(['id', 'senderId', 'threadId'])
      .executeTakeFirst();
    if (!row) throw notFound('This message does not exist');
    await quietWhenAllRead(trx, ctx.viewer.id, row.threadId, row.senderId);
    const { senderId: writerId, threadId } = row;
    await publishRead(trx, { readerId: ctx.viewer.id, writerId, threadId });
    return { id: row.id, unread: false };
  });
}

/** Marks everything the other member wrote as read. Returns the total of unread messages left. */
export async function markThreadRead(
  ctx: MemberContext,
  { userId }: MarkThreadReadInput,
): Promise<UnreadCount> {
  const { viewer } = ctx;
  return withTransaction(ctx.db, async (trx) => {
    const [read] = await trx
      .updateTable('messages')
      .set({ readAt: sql`now()` })
      .where('recipientId', '=', viewer.id)
      .where('senderId', '=', userId)
      .where('readAt', 'is', null)
      .returning('threadId')
      .execute();
    if (read) {
      await markNoticesRead(trx, viewer.id, { kind: 'message', actorId: userId });
      await publishRead(trx, { readerId: viewer.id, writerId: userId, threadId: read.threadId });
    }
    return { count: await countUnreadMessages(trx, viewer) };
  });
}

async function checkAllowed(trx: Kysely<DB>, senderId: number, relationship: Relationship): Promise<void> {
  const reason = whyNotWrite(senderId, relationship);
  if (reason !== null) throw conflict(reason);
  if (!isFirstToStranger(relationship)) return;
  const opensAt = await findStrangerAllowance(trx, senderId);
  if (opensAt)
    throw tooMany(
      `You have written to ${STRANGERS_PER_DAY} new people in 24 hours. Please come back later.`,
      (opensAt.getTime() - Date.now()) / 1_000,
    );
}

/** Locks or creates the pair's thread. A reply, or a connection made since, ends its request state. */
async function openThread(
  trx: Kysely<DB>,
  { senderId, recipientId }: NewMessage,
  relationship: Relationship,
): Promise<number> {
  const requestedBy = isAcquainted(relationship) ? null : senderId;
  const { id } = await trx
    .insertInto('threads')
    .values({
      lowUserId: Math.min(senderId, recipientId),
      highUserId: Math.max(senderId, recipientId),
      requestedBy,
    })
    .onConflict((conflicting) =>
      conflicting.columns(['lowUserId', 'highUserId']).doUpdateSet({
        lastMessageAt: sql`now()`,
        requestedBy:
          requestedBy === null
            ? null
            : sql`case when threads.requested_by = ${senderId} then threads.requested_by end`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The business a message is addressed to, for the notification. */
async function findBusinessName(trx: Kysely<DB>, source: MessageSource | null) {
  if (source?.kind !== 'business') return undefined;
  return trx
    .selectFrom('businesses')
    .select(['id', 'slug', 'name'])
    .where('id', '=', source.id)
    .executeTakeFirst();
}

/** Publishes that a member has read; to the writer only where they see it, since an event alone would tell. */
async function publishRead(trx: Kysely<DB>, reading: Parameters<typeof seesReading>[1]): Promise<void> {
  await publishEvent(trx, [reading.readerId], ['messages', 'dashboard']);
  if (await seesReading(trx, reading)) await publishEvent(trx, [reading.writerId], ['messages']);
}

/** Marks the notification of a conversation as read once nothing in it is unread. */
export async function quietWhenAllRead(
  trx: Kysely<DB>,
  viewerId: number,
  threadId: number,
  senderId: number,
): Promise<void> {
  const unread = await trx
    .selectFrom('messages')
    .select('id')
    .where('threadId', '=', threadId)
    .where('recipientId', '=', viewerId)
    .where('readAt', 'is', null)
    .executeTakeFirst();
  if (!unread) await markNoticesRead(trx, viewerId, { kind: 'message', actorId: senderId });
}
