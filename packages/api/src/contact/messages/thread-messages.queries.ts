import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { formattingOf } from '@guildhall/markdown/parse';
import { picturesOf } from '../../files/attachments/attachment-rows.ts';
import type { Attachment } from '../../files/attachments/attachments.schema.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor, limitPlusOne } from '../../ground/core/pagination.ts';
import { relativeTime } from '../../ground/values/relative-time.ts';
import { nameMentionsIn } from '../../ground/mentions/name-mentions.queries.ts';
import { isSeen } from './conversations/receipts.queries.ts';
import { CHANGE_MINUTES, canChangeMessage } from './messages.policy.ts';
import { presentAbout, sourceOf } from './messages.queries.ts';
import type { GetThreadInput, MessageType, ThreadMessage } from './messages.schema.ts';
import { writtenIn } from '../../ground/languages/written-language.ts';

/** One message as the viewer, who wrote or received it, sees it. */
export async function findThreadMessage(
  db: Kysely<DB>,
  viewer: Viewer,
  id: number,
): Promise<ThreadMessage | undefined> {
  const row = await threadMessages(db, viewer)
    .where('messages.id', '=', id)
    .where((eb) => eb.or([eb('senderId', '=', viewer.id), eb('recipientId', '=', viewer.id)]))
    .executeTakeFirst();
  return row && nameMentionsIn(db, viewer, presentWithSeen(viewer.id, row));
}

/** A page of one conversation, newest first; none while it has no first message. */
export async function listThreadMessages(
  db: Kysely<DB>,
  viewer: Viewer,
  threadId: number | null,
  input: GetThreadInput,
) {
  if (threadId === null) return { items: [], nextCursor: null, hasNewer: false };
  const start =
    input.at === undefined || input.cursor ? undefined : await findStart(db, threadId, input.at, input.limit);
  const rows = await threadMessages(db, viewer)
    .where('threadId', '=', threadId)
    .where(afterCursor(input.cursor, 'messages.created_at', 'messages.id'))
    .$if(start !== undefined, (query) =>
      query.where(
        sql<boolean>`(messages.created_at, messages.id) <= (${start?.at}::timestamptz, ${start?.id}::int)`,
      ),
    )
    .orderBy('messages.createdAt', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(limitPlusOne(input.limit))
    .execute();
  const page = toPage(rows, input.limit, (row) => presentWithSeen(viewer.id, row));
  return { ...page, hasNewer: start?.hasNewer ?? false };
}

/** The message that a page with the message `id` begins with: one half of the page is at least as new. */
async function findStart(db: Kysely<DB>, threadId: number, id: number, pageLimit: number) {
  const half = Math.max(Math.floor(pageLimit / 2), 1);
  const { rows } = await sql<{ at: string; id: number }>`
    select newer.created_at::text as at, newer.id
    from messages as sought
    join messages as newer on newer.thread_id = sought.thread_id
      and (newer.created_at, newer.id) >= (sought.created_at, sought.id)
    where sought.id = ${id} and sought.thread_id = ${threadId}
    order by newer.created_at, newer.id
    limit ${sql.lit(half + 1)}`.execute(db);
  const start = rows.slice(0, half).at(-1);
  return start && { ...start, hasNewer: rows.length > half };
}

function threadMessages(db: Kysely<DB>, viewer: Viewer) {
  return (
    db
      .selectFrom('messages')
      .leftJoin('businesses as business', 'business.id', 'messages.businessId')
      .leftJoin('opportunities as opportunity', 'opportunity.id', 'messages.opportunityId')
      // Of someone who withdrew and applied again, only the last message carries the application.
      .leftJoin('opportunityApplications as application', (join) =>
        join
          .onRef('application.opportunityId', '=', 'messages.opportunityId')
          .onRef('application.userId', '=', 'messages.senderId')
          .onRef('application.createdAt', '<=', 'messages.createdAt')
          .on('application.status', 'in', ['accepted', 'declined']),
      )
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
        'application.status as applicationStatus',
        isSeen(viewer.id).as('isSeen'),
        picturesOf('message_id', 'messages.id').as('pictures'),
        sql<string>`messages.created_at::text`.as('sortKey'),
      ])
  );
}

export type MessageRow = {
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

const isFresh = (sentAt: Date): boolean => Date.now() - sentAt.getTime() < CHANGE_MINUTES * 60_000;

const presentWithSeen = (
  viewerId: number,
  row: MessageRow & { isSeen: boolean | number; applicationStatus: string | null },
): ThreadMessage => ({
  ...presentMessage(viewerId, row),
  isSeen: Boolean(row.isSeen),
  answer:
    row.applicationStatus === 'accepted' || row.applicationStatus === 'declined'
      ? row.applicationStatus
      : null,
});

export function presentMessage(viewerId: number, row: MessageRow): Omit<ThreadMessage, 'isSeen' | 'answer'> {
  const isMine = row.senderId === viewerId;
  const isDeleted = row.deletedAt !== null;
  return {
    id: row.id,
    isMine,
    content: row.content,
    body: formattingOf(row.content),
    ...writtenIn(row.content),
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
