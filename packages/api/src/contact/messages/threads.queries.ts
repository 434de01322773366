import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { formattingOf } from '@guildhall/markdown/parse';
import { picturesOf } from '../../files/attachments/attachment-rows.ts';
import type { Attachment } from '../../files/attachments/attachments.schema.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor, limitPlusOne } from '../../ground/core/pagination.ts';
import { PERSON_COLUMNS, presentPerson } from '../../ground/core/person.ts';
import { relativeTime } from '../../ground/values/relative-time.ts';
import { nameMentions, nameMentionsIn } from '../../ground/mentions/name-mentions.queries.ts';
import { CHANGE_MINUTES, canAttach, canChangeMessage, requestOf, whyNotWrite } from './messages.policy.ts';
import {
  findRelationship,
  isConnected,
  isHidden,
  isIntroduced,
  presentAbout,
  sourceOf,
} from './messages.queries.ts';
import type {
  GetThreadInput,
  ListThreadsInput,
  MessageType,
  Thread,
  ThreadMessage,
  ThreadPage,
} from './messages.schema.ts';

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
  if (!relationship || relationship.isBlocked || relationship.isHidden) throw notFound(GONE);
  if (!relationship.isActive && relationship.threadId === null) throw notFound(GONE);
  const person = await db
    .selectFrom('users')
    .select(PERSON_COLUMNS)
    .where('id', '=', input.userId)
    .executeTakeFirstOrThrow();
  const { items, nextCursor } = await listThreadMessages(db, viewer, relationship.threadId, input);
  const messages = await nameMentions(db, viewer, items);
  const cannotWriteReason = whyNotWrite(viewer.id, relationship);
  return {
    id: relationship.threadId,
    person: presentPerson(person),
    messages,
    nextCursor,
    request: requestOf(viewer.id, relationship),
    isConnected: relationship.isConnected,
    can: { write: cannotWriteReason === null, attach: cannotWriteReason === null && canAttach(relationship) },
    cannotWriteReason,
  };
}

/** One message as the viewer, who wrote or received it, sees it. */
export async function findThreadMessage(
  db: Kysely<DB>,
  viewer: Viewer,
  id: number,
): Promise<ThreadMessage | undefined> {
  const row = await threadMessages(db)
    .where('messages.id', '=', id)
    .where((eb) => eb.or([eb('senderId', '=', viewer.id), eb('recipientId', '=', viewer.id)]))
    .executeTakeFirst();
  return row && nameMentionsIn(db, viewer, presentMessage(viewer.id, row));
}

async function listThreadMessages(
  db: Kysely<DB>,
  viewer: Viewer,
  threadId: number | null,
  input: GetThreadInput,
) {
  if (threadId === null) return { items: [], nextCursor: null };
  const rows = await threadMessages(db)
    .where('threadId', '=', threadId)
    .where(afterCursor(input.cursor, 'messages.created_at', 'messages.id'))
    .orderBy('messages.createdAt', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(limitPlusOne(input.limit))
    .execute();
  return toPage(rows, input.limit, (row) => presentMessage(viewer.id, row));
}

/** A WHERE condition on `threads` as `thread`: the member in `theirs` may be shown to the viewer. */
export const mayBeListed = (
  viewerId: number,
  theirs: string,
): RawBuilder<SqlBool> => sql<SqlBool>`not exists (
  select from users as other where other.id = ${sql.ref(theirs)} and other.awaits_confirmation
    and ${isHidden(viewerId)})`;

/** An expression on `threads` as `thread`: it is the request of the member in `theirs`, a stranger; null where nobody asked. */
export const isWaitingRequest = (viewerId: number, theirs: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(thread.requested_by = ${sql.ref(theirs)}
    and not ${isConnected(viewerId, theirs)} and not (${isIntroduced(viewerId, theirs)}))`;

/** Requests are strangers' messages without a reply; all other conversations are in the inbox. */
function inBox(viewerId: number, theirs: string, box: ListThreadsInput['box']) {
  if (box === undefined) return sql``;
  const waits = isWaitingRequest(viewerId, theirs);
  return box === 'requests' ? sql`and ${waits}` : sql`and ${waits} is not true`;
}

function threadMessages(db: Kysely<DB>) {
  return db
    .selectFrom('messages')
    .leftJoin('businesses as business', 'business.id', 'messages.businessId')
    .leftJoin('opportunities as opportunity', 'opportunity.id', 'messages.opportunityId')
    .select([
      'messages.id',
      'messages.senderId',
      'messages.content',
      'messages.type',
      'messages.createdAt',
      'messages.readAt',
      'messages.editedAt',
      'messages.deletedAt',
      'messages.connectionId',
      'messages.referralId',
      'messages.opportunityId',
      'messages.businessId',
      'business.name as businessName',
      'business.slug as businessSlug',
      'opportunity.title as opportunityTitle',
      picturesOf('message_id', 'messages.id').as('pictures'),
      sql<string>`messages.created_at::text`.as('sortKey'),
    ]);
}

type MessageRow = {
  id: number;
  senderId: number;
  content: string;
  type: MessageType;
  createdAt: Date;
  readAt: Date | null;
  editedAt: Date | null;
  deletedAt: Date | null;
  connectionId: number | null;
  referralId: number | null;
  opportunityId: number | null;
  businessId: number | null;
  businessName: string | null;
  businessSlug: string | null;
  opportunityTitle: string | null;
  pictures: Attachment[] | null;
};

type ThreadRow = MessageRow & {
  requestedBy: number | null;
  sortKey: string;
  isConnected: boolean;
  isIntroduced: boolean;
  unreadCount: number;
  personId: number;
  username: string | null;
  firstName: string;
  lastName: string;
  jobTitle: string | null;
  company: string | null;
  avatarKey: string | null;
  lastId: number;
};

const isFresh = (sentAt: Date): boolean => Date.now() - sentAt.getTime() < CHANGE_MINUTES * 60_000;

function presentMessage(viewerId: number, row: MessageRow): ThreadMessage {
  const isMine = row.senderId === viewerId;
  const isDeleted = row.deletedAt !== null;
  return {
    id: row.id,
    isMine,
    content: row.content,
    body: formattingOf(row.content),
    pictures: row.pictures ?? [],
    type: row.type,
    createdAt: row.createdAt.toISOString(),
    relativeTime: relativeTime(row.createdAt),
    unread: !isMine && row.readAt === null,
    about: presentAbout(row),
    isEdited: row.editedAt !== null && !isDeleted,
    isDeleted,
    can: {
      change: canChangeMessage({ isMine, isDeleted, isFresh: isFresh(row.createdAt), source: sourceOf(row) }),
    },
  };
}
