import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { picturesOf } from '../../files/attachments/attachment-rows.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { shownReason } from '../../ground/errors/translated-sentence.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor, limitPlusOne } from '../../ground/core/pagination.ts';
import { PERSON_COLUMNS, presentPerson } from '../../ground/core/person.ts';
import { nameMentions } from '../../ground/mentions/name-mentions.queries.ts';
import { notMuted } from './conversations/muted.queries.ts';
import { seesTyping } from './conversations/receipts.queries.ts';
import { canAttach, canOpen, requestOf, whyNotWrite } from './messages.policy.ts';
import { findRelationship, isConnected, isHidden, isIntroduced } from './messages.queries.ts';
import type { GetThreadInput, ListThreadsInput, Thread, ThreadPage } from './messages.schema.ts';
import { type MessageRow, listThreadMessages, presentMessage } from './thread-messages.queries.ts';

const GONE = 'This member is not available';

/** The viewer's conversations, by newest message. */
export async function listThreads(
  db: Kysely<DB>,
  viewer: Viewer,
  input: ListThreadsInput,
): Promise<ThreadPage> {
  const side = (mine: string, theirs: string) => sql`
    select thread.id, thread.requested_by, thread.last_message_at, ${sql.ref(theirs)} as person_id
    from threads as thread
    where ${sql.ref(mine)} = ${viewer.id}
      and ${afterCursor(input.cursor, 'thread.last_message_at', 'thread.id')}
      and not exists (select from blocks where blocker_id = ${viewer.id} and blocked_id = ${sql.ref(theirs)})
      and not exists (select from blocks where blocker_id = ${sql.ref(theirs)} and blocked_id = ${viewer.id})
      and ${mayBeListed(viewer.id, theirs)}
      ${inBox(viewer.id, theirs, input.box)}
    order by thread.last_message_at desc, thread.id desc
    limit ${limitPlusOne(input.limit)}`;
  const { rows } = await sql<ThreadRow>`
    select thread.id, thread.requested_by, thread.last_message_at::text as sort_key,
      ${isConnected(viewer.id, 'thread.person_id')} as is_connected,
      ${isIntroduced(viewer.id, 'thread.person_id')} as is_introduced,
      (select count(*)::int from messages
        where thread_id = thread.id and recipient_id = ${viewer.id} and read_at is null) as unread_count,
      not ${notMuted(viewer.id, 'thread.person_id')} as is_muted,
      person.id as person_id, person.username, person.first_name, person.last_name, person.job_title,
      person.company, person.avatar_key,
      last.id as last_id, last.sender_id, last.edited_at, last.deleted_at, last.content, last.type, last.created_at, last.read_at,
      ${picturesOf('message_id', 'last.id')} as pictures, last.connection_id, last.referral_id, last.opportunity_id, last.business_id,
      business.name as business_name, business.slug as business_slug,
      opportunity.title as opportunity_title
    from (
      (${side('thread.low_user_id', 'thread.high_user_id')})
      union all
      (${side('thread.high_user_id', 'thread.low_user_id')})
    ) as thread
    join users as person on person.id = thread.person_id
    cross join lateral (
      select * from messages where thread_id = thread.id order by created_at desc, id desc limit 1
    ) as last
    left join businesses as business on business.id = last.business_id
    left join opportunities as opportunity on opportunity.id = last.opportunity_id
    order by thread.last_message_at desc, thread.id desc
    limit ${limitPlusOne(input.limit)}
  `.execute(db);
  const { items, nextCursor } = toPage(rows, input.limit, (row) => ({
    id: row.id,
    person: presentPerson({ ...row, id: row.personId }),
    lastMessage: presentMessage(viewer.id, { ...row, id: row.lastId }),
    unreadCount: row.unreadCount,
    isMuted: row.isMuted,
    request: requestOf(viewer.id, row),
  }));
  const named = await nameMentions(
    db,
    viewer,
    items.map(({ lastMessage }) => lastMessage),
  );
  return {
    items: items.map((item, index) =>
      Object.assign({}, item, { lastMessage: named[index] ?? item.lastMessage }),
    ),
    nextCursor,
  };
}

/** The conversation with one member, even before its first message. */
export async function getThread(db: Kysely<DB>, viewer: Viewer, input: GetThreadInput): Promise<Thread> {
  const relationship =
    input.userId === viewer.id ? undefined : await findRelationship(db, viewer.id, input.userId);
  if (!relationship || !canOpen(relationship)) throw notFound(GONE);
  const person = await db
    .selectFrom('users')
    .select(PERSON_COLUMNS)
    .where('id', '=', input.userId)
    .executeTakeFirstOrThrow();
  const { items, nextCursor, hasNewer } = await listThreadMessages(db, viewer, relationship.threadId, input);
  const messages = await nameMentions(db, viewer, items);
  const cannotWriteReason = shownReason(whyNotWrite(viewer.id, relationship));
  return {
    id: relationship.threadId,
    person: presentPerson(person),
    messages,
    nextCursor,
    hasNewer,
    request: requestOf(viewer.id, relationship),
    isConnected: relationship.isConnected,
    isMuted: relationship.isMuted,
    showsTyping: await seesTyping(db, { writerId: viewer.id, readerId: input.userId, relationship }),
    can: { write: cannotWriteReason === null, attach: cannotWriteReason === null && canAttach(relationship) },
    cannotWriteReason,
  };
}

/** A WHERE condition on `threads` as `thread`: the member in `theirs` may be shown to the viewer. */
export const mayBeListed = (
  viewerId: number,
  theirs: string,
): RawBuilder<SqlBool> => sql<SqlBool>`not exists (
  select from users as other where other.id = ${sql.ref(theirs)} and other.awaits_confirmation
    and ${isHidden(viewerId)})`;

/**
 * An expression on `threads` as `thread`: it is the request of the member in `theirs`, a stranger; null where nobody
 * asked. A question to a business of the viewer's is none.
 */
export const isWaitingRequest = (viewerId: number, theirs: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(thread.requested_by = ${sql.ref(theirs)}
    and not ${isConnected(viewerId, theirs)} and not (${isIntroduced(viewerId, theirs)})
    and not exists (
      select from messages as question where question.thread_id = thread.id and question.business_id is not null))`;

/** Requests are strangers' messages to the viewer without a reply; all other conversations are in the inbox. */
function inBox(viewerId: number, theirs: string, box: ListThreadsInput['box']) {
  if (box === undefined) return sql``;
  const waits = isWaitingRequest(viewerId, theirs);
  return box === 'requests' ? sql`and ${waits}` : sql`and ${waits} is not true`;
}

type ThreadRow = MessageRow & {
  requestedBy: number | null;
  sortKey: string;
  isConnected: boolean;
  isIntroduced: boolean;
  unreadCount: number;
  isMuted: boolean;
  personId: number;
  username: string | null;
  firstName: string;
  lastName: string;
  jobTitle: string | null;
  company: string | null;
  avatarKey: string | null;
  lastId: number;
};
