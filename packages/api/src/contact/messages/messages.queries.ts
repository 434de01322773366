import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { formattingOf } from '@guildhall/markdown/parse';
import { picturesOf } from '../../files/attachments/attachment-rows.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor, limitPlusOne } from '../../ground/core/pagination.ts';
import { presentPerson } from '../../ground/core/person.ts';
import { relativeTime } from '../../ground/values/relative-time.ts';
import { notBlocked } from '../../ground/core/visibility.ts';
import { nameMentions } from '../../ground/mentions/name-mentions.queries.ts';
import { notMuted } from './conversations/muted.queries.ts';
import { type Relationship, STRANGERS_PER_DAY } from './messages.policy.ts';
import type {
  ListMessagesInput,
  MessageAbout,
  MessagePage,
  MessageSource,
  ReceivedMessage,
} from './messages.schema.ts';
import { holdsIt } from '../../ground/roles/in-force.ts';
import { writtenIn } from '../../ground/languages/written-language.ts';

const RECENT = 5;
/** Who wrote before that many newer messages is left to the page of messages. */
const RECENT_SCANNED = 200;
/** More unread messages than this are not counted one by one. */
export const UNREAD_MAX = 1_000;

/** Messages the viewer received, newest first; none from members with a block in either direction. */
export async function listMessages(
  db: Kysely<DB>,
  viewer: Viewer,
  input: ListMessagesInput,
): Promise<MessagePage> {
  const rows = await received(db, viewer)
    .where(afterCursor(input.cursor, 'messages.created_at', 'messages.id'))
    .limit(limitPlusOne(input.limit))
    .execute();
  const page = toPage(rows, input.limit, present);
  return { ...page, items: await nameMentions(db, viewer, page.items) };
}

/** The newest message of each who wrote lately, newest first. */
export async function listRecentMessages(db: Kysely<DB>, viewer: Viewer): Promise<ReceivedMessage[]> {
  const newest = db
    .selectFrom('messages')
    .select(['id', 'senderId', 'createdAt'])
    .where('recipientId', '=', viewer.id)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(RECENT_SCANNED));
  const last = db
    .selectFrom(newest.as('newest'))
    .distinctOn('newest.senderId')
    .select('newest.id')
    .orderBy('newest.senderId')
    .orderBy('newest.createdAt', 'desc')
    .orderBy('newest.id', 'desc');
  const rows = await received(db, viewer).where('messages.id', 'in', last).limit(sql.lit(RECENT)).execute();
  return nameMentions(db, viewer, rows.map(present));
}

/** Messages the viewer has not read, up to a thousand, without those of muted conversations. */
export async function countUnreadMessages(db: Kysely<DB>, viewer: Viewer): Promise<number> {
  const unread = db
    .selectFrom('messages')
    .select('id')
    .where('recipientId', '=', viewer.id)
    .where('readAt', 'is', null)
    .where(notBlocked(viewer, 'messages.sender_id'))
    .where(notMuted(viewer.id, 'messages.sender_id'))
    .limit(sql.lit(UNREAD_MAX));
  const { count } = await db
    .selectFrom(unread.as('unread'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The relationship of the two; undefined when there is no such member. */
export async function findRelationship(
  db: Kysely<DB>,
  viewerId: number,
  otherId: number,
): Promise<Relationship | undefined> {
  const [relationship] = await listRelationships(db, viewerId, [otherId]);
  return relationship;
}

/** The relationship of the viewer and each of the others who exists. */
export async function listRelationships(
  db: Kysely<DB>,
  viewerId: number,
  otherIds: number[],
): Promise<(Relationship & { userId: number })[]> {
  const { rows } = await sql<Relationship & { userId: number }>`
    select
      other.id as user_id,
      other.is_active and other.erased_at is null as is_active,
      exists (
        select from blocks where blocker_id = ${viewerId} and blocked_id = other.id
        union all
        select from blocks where blocker_id = other.id and blocked_id = ${viewerId}
      ) as is_blocked,
      ${isConnected(viewerId, 'other.id')} as is_connected,
      ${isIntroduced(viewerId, 'other.id')} as is_introduced,
      other.awaits_confirmation and ${isHidden(viewerId)} as is_hidden,
      thread.id as thread_id,
      thread.requested_by,
      (select awaits_confirmation from users where id = ${viewerId}) as awaits_confirmation,
      exists (
        select from invited_members where user_id = ${viewerId} and invited_by = other.id
      ) as is_inviter,
      not ${notMuted(viewerId, 'other.id')} as is_muted,
      exists (
        select from muted_conversations where user_id = other.id and other_user_id = ${viewerId}
      ) as is_muted_by_other
    from users as other
    left join threads as thread
      on thread.low_user_id = least(other.id, ${viewerId}::int)
      and thread.high_user_id = greatest(other.id, ${viewerId}::int)
    where other.id = any(${otherIds}::int[])
  `.execute(db);
  return rows;
}

/** Whether the viewer and the member in `column`, a trusted name, are connected. */
export const isConnected = (viewerId: number, column: string) => sql<boolean>`exists (
  select from connections as pair
  where least(pair.user_id, pair.connected_user_id) = least(${sql.ref(column)}, ${viewerId}::int)
    and greatest(pair.user_id, pair.connected_user_id) = greatest(${sql.ref(column)}, ${viewerId}::int)
    and pair.status = 'accepted')`;

/**
 * Whether an accepted referral or application brought the viewer and the member in `column`, a name of ours,
 * together.
 */
export const isIntroduced = (viewerId: number, column: string) => sql<boolean>`(exists (
  select from referrals
  where status in ('accepted', 'completed')
    and ((target_id = ${viewerId} and ${sql.ref(column)} in (referrer_id, referee_id))
      or (target_id = ${sql.ref(column)} and ${viewerId} in (referrer_id, referee_id))))
  or exists (
    select from opportunity_applications as application
    join opportunities as opportunity on opportunity.id = application.opportunity_id
    where application.status = 'accepted'
      and ((application.user_id = ${viewerId} and opportunity.posted_by = ${sql.ref(column)})
        or (application.user_id = ${sql.ref(column)} and opportunity.posted_by = ${viewerId}))))`;

/**
 * Whether nothing but the viewer's own request connects them with `other`, whose address awaits confirmation: neither a
 * connection, an introduction, a request or message of theirs, nor an invitation of the viewer's. `thread` is theirs, if any.
 */
export const isHidden = (viewerId: number) => sql<boolean>`(
  other.id <> ${viewerId}
  and (thread.id is null or thread.requested_by is not distinct from ${viewerId}::int)
  and not ${isConnected(viewerId, 'other.id')}
  and not (${isIntroduced(viewerId, 'other.id')})
  and not exists (
    select from connections where user_id = other.id and connected_user_id = ${viewerId} and status = 'pending')
  and not exists (select from invited_members where user_id = other.id and invited_by = ${viewerId})
  and not exists (select from users as reader where reader.id = ${viewerId} and ${holdsIt('reader', 'members')}))`;

/** When the viewer may write to a stranger again; undefined when now. Requests that they took back count. */
export async function findStrangerAllowance(db: Kysely<DB>, viewerId: number): Promise<Date | undefined> {
  const { rows } = await sql<{ leavesAt: Date }>`
    select written_at + interval '24 hours' as leaves_at
    from (
      select created_at as written_at from messages
      where sender_id = ${viewerId} and is_request
        and connection_id is null and referral_id is null and opportunity_id is null
      union all
      select written_at from ops.taken_back_requests where user_id = ${viewerId}
    ) as request
    where written_at > now() - interval '24 hours'
    order by written_at desc
    offset ${sql.lit(STRANGERS_PER_DAY - 1)} limit 1`.execute(db);
  return rows[0]?.leavesAt;
}

type SourceRow = {
  connectionId?: number | null;
  referralId?: number | null;
  opportunityId?: number | null;
  businessId?: number | null;
};

/** The source of a message. */
export function sourceOf(row: SourceRow): MessageSource | null {
  if (row.referralId) return { kind: 'referral', id: row.referralId };
  if (row.opportunityId) return { kind: 'opportunity', id: row.opportunityId };
  if (row.businessId) return { kind: 'business', id: row.businessId };
  return row.connectionId ? { kind: 'connection', id: row.connectionId } : null;
}

type AboutRow = SourceRow & {
  businessName: string | null;
  businessSlug: string | null;
  opportunityTitle: string | null;
};

/** What a message came from, with what it is called. */
export function presentAbout(row: AboutRow): MessageAbout | null {
  const source = sourceOf(row);
  if (!source) return null;
  const isBusiness = source.kind === 'business';
  const name = isBusiness ? row.businessName : source.kind === 'opportunity' ? row.opportunityTitle : null;
  return { ...source, name, slug: isBusiness ? row.businessSlug : null };
}

function received(db: Kysely<DB>, viewer: Viewer) {
  return db
    .selectFrom('messages')
    .innerJoin('users as sender', 'sender.id', 'messages.senderId')
    .leftJoin('businesses as business', 'business.id', 'messages.businessId')
    .leftJoin('opportunities as opportunity', 'opportunity.id', 'messages.opportunityId')
    .select([
      'messages.id',
      'messages.content',
      'messages.createdAt',
      'messages.type',
      'messages.readAt',
      'messages.isRequest',
      'messages.connectionId',
      'messages.referralId',
      'messages.opportunityId',
      'messages.businessId',
      'business.name as businessName',
      'business.slug as businessSlug',
      'opportunity.title as opportunityTitle',
      'sender.id as senderId',
      'sender.username',
      'sender.firstName',
      'sender.lastName',
      'sender.jobTitle',
      'sender.company',
      'sender.avatarKey',
      picturesOf('message_id', 'messages.id').as('pictures'),
      sql<string>`messages.created_at::text`.as('sortKey'),
    ])
    .where('messages.recipientId', '=', viewer.id)
    .where('messages.deletedAt', 'is', null)
    .where(notBlocked(viewer, 'messages.sender_id'))
    .orderBy('messages.createdAt', 'desc')
    .orderBy('messages.id', 'desc');
}

function present(row: Awaited<ReturnType<ReturnType<typeof received>['execute']>>[number]): ReceivedMessage {
  return {
    id: row.id,
    sender: presentPerson({ ...row, id: row.senderId }),
    content: row.content,
    body: formattingOf(row.content),
    ...writtenIn(row.content),
    pictures: row.pictures ?? [],
    relativeTime: relativeTime(row.createdAt),
    createdAt: row.createdAt.toISOString(),
    type: row.type,
    unread: row.readAt === null,
    isRequest: row.isRequest,
    about: presentAbout(row),
  };
}
