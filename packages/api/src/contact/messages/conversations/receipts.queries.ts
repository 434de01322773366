import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type Relationship, whyNotWrite } from '../messages.policy.ts';

/**
 * Whether the writer of a message sees that `reader` has read things at the moment `readAt` (decision 408): both show
 * what they read, the reader already did at that moment, and their conversation is no request. Both may be columns.
 */
const isShown = (
  writer: RawBuilder<unknown>,
  reader: RawBuilder<unknown>,
  { threadId, readAt }: Record<'threadId' | 'readAt', RawBuilder<unknown>>,
): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from users as reader join users as writer on writer.read_receipts_since is not null
  where reader.id = ${reader} and reader.is_active and reader.erased_at is null
    and reader.read_receipts_since <= ${readAt}
    and writer.id = ${writer}
    and exists (select from threads where id = ${threadId} and (requested_by is null or exists (
      select from connections as pair
      where least(pair.user_id, pair.connected_user_id) = threads.low_user_id
        and greatest(pair.user_id, pair.connected_user_id) = threads.high_user_id
        and pair.status = 'accepted'))))`;

/** An expression on `messages`: the viewer wrote it, and sees that it was read. */
export const isSeen = (viewerId: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`(messages.sender_id = ${viewerId} and messages.deleted_at is null and ${isShown(
    sql.ref('messages.sender_id'),
    sql.ref('messages.recipient_id'),
    { threadId: sql.ref('messages.thread_id'), readAt: sql.ref('messages.read_at') },
  )})`;

/** Whether a member may see that another one is typing to them: by the same rule, and where neither is muted. */
export async function seesTyping(
  db: Kysely<DB>,
  {
    writerId,
    readerId,
    relationship,
  }: Record<'writerId' | 'readerId', number> & { relationship: Relationship },
): Promise<boolean> {
  const { threadId } = relationship;
  if (threadId === null || relationship.isMutedByOther || whyNotWrite(writerId, relationship) !== null)
    return false;
  return seesReading(db, { readerId: writerId, writerId: readerId, threadId });
}

/** Whether the writer sees what the reader reads now. */
export async function seesReading(
  trx: Kysely<DB>,
  { readerId, writerId, threadId }: Record<'readerId' | 'writerId' | 'threadId', number>,
): Promise<boolean> {
  const { rows } = await sql<{ isShown: boolean }>`
    select ${isShown(sql`${writerId}::int`, sql`${readerId}::int`, {
      threadId: sql`${threadId}::int`,
      readAt: sql`now()`,
    })} as is_shown`.execute(trx);
  return rows[0]?.isShown ?? false;
}
