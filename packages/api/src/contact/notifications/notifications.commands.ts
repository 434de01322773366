import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { QUEUE_OF } from '../../ground/duties/duties.schema.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { enqueueEvent } from '../../ground/core/jobs.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { betweenNoBlock } from '../../ground/core/visibility.ts';
import { consoleMailTime, isMailable } from './mail-allowance.queries.ts';
import type { Notice } from './notice.ts';
import { countUnreadNotifications, getPreferences } from './notifications.queries.ts';
import type {
  NotificationKind,
  NotificationPreferences,
  NotificationRef,
  SetDigestInput,
  SetPreferenceInput,
  UnreadNotifications,
} from './notifications.schema.ts';

const TOPICS = ['notifications'];
/** A message that is read within this time causes no email. */
const MESSAGE_MAIL_DELAY_MS = 5 * 60_000;

/** The recipient, the event and its actor (null: the product itself, or an administrator). */
export type NewNotification = { userId: number; actorId: number | null } & Notice;

/**
 * Notifies a member in the app and, if they chose so, by email. Call it inside the transaction of the event.
 * Deactivated members, the actor, and members with a block between them and the actor are not notified. Several
 * unread messages from one member about one business, or about none, share one notification, and so do unread events
 * of the console, whose cases are emailed nevertheless; unread comments on a post or article share one email.
 */
export async function notify(
  trx: Kysely<DB>,
  notification: NewNotification,
  options: { email?: boolean; inApp?: boolean } = {},
): Promise<void> {
  const { userId, actorId, ...notice } = notification;
  if (userId === actorId) return;
  const wishes = await findWishes(trx, userId, actorId, notice.kind);
  if (!wishes) return;
  const isShared = notice.kind === 'message' || notice.kind === 'console';
  const isRaised = isShared && (await raiseUnread(trx, userId, actorId, notice));
  if (isRaised && !isCase(notice)) return;
  // The email about a decision has a link of its own, and reaches suspended members.
  const isMailed =
    (options.email ?? wishes.email) &&
    notice.kind !== 'decision' &&
    (await isMailable(trx, { userId, ...wishes }, notice));
  const isNew = !isRaised && (options.inApp ?? wishes.inApp);
  const id = isNew ? await insert(trx, userId, actorId, notice) : null;
  if (isMailed) await mail(trx, { userId, actorId, notice, notificationId: id });
}

/** Whether each event of its kind asks for a decision of its own, rather than repeats the one before. */
const isCase = (notice: Notice): boolean => notice.kind === 'console' && QUEUE_OF[notice.event] !== null;

/** Marks notifications as read when their object was read elsewhere. */
export async function markNoticesRead(
  trx: Kysely<DB>,
  userId: number,
  about: { kind: NotificationKind; actorId?: number; objectId?: number },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('notifications')
    .set({ readAt: sql`now()` })
    .where('userId', '=', userId)
    .where('kind', '=', about.kind)
    .where('readAt', 'is', null)
    .$if(about.actorId !== undefined, (query) => query.where('actorId', '=', about.actorId ?? 0))
    .$if(about.objectId !== undefined, (query) => query.where('objectId', '=', about.objectId ?? 0))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await publishEvent(trx, [userId], TOPICS);
}

/** Removes what a member was notified of messages by another one, as these are gone. */
export async function removeMessageNotices(trx: Kysely<DB>, userId: number, actorId: number): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('notifications')
    .where('userId', '=', userId)
    .where('kind', '=', 'message')
    .where('actorId', '=', actorId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await publishEvent(trx, [userId], TOPICS);
}

export async function markNotificationRead(
  ctx: MemberContext,
  { id }: NotificationRef,
): Promise<UnreadNotifications> {
  return withTransaction(ctx.db, async (trx) => {
    const row = await trx
      .updateTable('notifications')
      .set({ readAt: sql`coalesce(read_at, now())` })
      .where('id', '=', id)
      .where('userId', '=', ctx.viewer.id)
      .returning('id')
      .executeTakeFirst();
    if (!row) throw notFound('This notification no longer exists');
    await publishEvent(trx, [ctx.viewer.id], TOPICS);
    return { count: await countUnreadNotifications(trx, ctx.viewer) };
  });
}

export async function markAllNotificationsRead(ctx: MemberContext): Promise<UnreadNotifications> {
  return withTransaction(ctx.db, async (trx) => {
    await trx
      .updateTable('notifications')
      .set({ readAt: sql`now()` })
      .where('userId', '=', ctx.viewer.id)
      .where('readAt', 'is', null)
      .execute();
    await publishEvent(trx, [ctx.viewer.id], TOPICS);
    return { count: 0 };
  });
}

export async function setPreference(
  ctx: MemberContext,
  input: SetPreferenceInput,
): Promise<NotificationPreferences> {
  const { kind, inApp, email } = input;
  await ctx.db
    .insertInto('notificationPreferences')
    .values({ userId: ctx.viewer.id, kind, inApp, email })
    .onConflict((conflicting) => conflicting.columns(['userId', 'kind']).doUpdateSet({ inApp, email }))
    .execute();
  return getPreferences(ctx.db, ctx.viewer);
}

export async function setDigest(
  ctx: MemberContext,
  { weeklyDigest }: SetDigestInput,
): Promise<NotificationPreferences> {
  await ctx.db.updateTable('users').set({ weeklyDigest }).where('id', '=', ctx.viewer.id).execute();
  return getPreferences(ctx.db, ctx.viewer);
}

/** Ends every email that a member can end: those of all kinds of notifications, and the digest. */
export async function stopEmails(ctx: MemberContext): Promise<NotificationPreferences> {
  const userId = ctx.viewer.id;
  return withTransaction(ctx.db, async (trx) => {
    const { kinds } = await getPreferences(trx, ctx.viewer);
    await trx
      .insertInto('notificationPreferences')
      .values(kinds.map(({ kind }) => ({ userId, kind, email: false })))
      .onConflict((conflicting) => conflicting.columns(['userId', 'kind']).doUpdateSet({ email: false }))
      .execute();
    await trx.updateTable('users').set({ weeklyDigest: false }).where('id', '=', userId).execute();
    return getPreferences(trx, ctx.viewer);
  });
}

/** Undefined when the member must not be notified at all. */
async function findWishes(trx: Kysely<DB>, userId: number, actorId: number | null, kind: NotificationKind) {
  return (
    trx
      .selectFrom('users')
      .leftJoin('notificationPreferences as wish', (join) =>
        join.onRef('wish.userId', '=', 'users.id').on('wish.kind', '=', kind),
      )
      .select([
        sql<boolean>`coalesce(wish.in_app, true)`.as('inApp'),
        sql<boolean>`coalesce(wish.email, true)`.as('email'),
        sql<boolean>`users.email_verified_at is not null`.as('isConfirmed'),
      ])
      .where('users.id', '=', userId)
      .where('users.isActive', '=', true)
      .where('users.erasedAt', 'is', null)
      .where(betweenNoBlock(sql.ref('users.id'), actorId ?? 0))
      // A member whose account is being deleted is not notified; one deleted later takes the notification with it.
      .forKeyShare('users')
      .executeTakeFirst()
  );
}

/** Moves the unread notification that a notice shares to the top; false when there is none. */
async function raiseUnread(
  trx: Kysely<DB>,
  userId: number,
  actorId: number | null,
  notice: Notice,
): Promise<boolean> {
  const { objectType, objectId } = objectOf(notice);
  const { numUpdatedRows } = await trx
    .updateTable('notifications')
    .set({ createdAt: sql`now()` })
    .where('userId', '=', userId)
    .where('kind', '=', notice.kind)
    .where('actorId', 'is not distinct from', actorId)
    .where('objectType', 'is not distinct from', objectType)
    .where('objectId', 'is not distinct from', objectId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await publishEvent(trx, [userId], TOPICS);
  return true;
}

async function insert(
  trx: Kysely<DB>,
  userId: number,
  actorId: number | null,
  notice: Notice,
): Promise<number> {
  const { id } = await trx
    .insertInto('notifications')
    .values({ userId, actorId, kind: notice.kind, ...objectOf(notice), data: JSON.stringify(notice) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await publishEvent(trx, [userId], TOPICS);
  return id;
}

function objectOf(notice: Notice): { objectType: string | null; objectId: number | null } {
  switch (notice.kind) {
    case 'referral':
      return { objectType: 'referral', objectId: notice.referralId };
    case 'opportunity':
      return { objectType: 'opportunity', objectId: notice.opportunity.id };
    case 'alert':
      return notice.count === 1
        ? { objectType: 'opportunity', objectId: notice.opportunity.id }
        : { objectType: 'opportunity_search', objectId: notice.search.id };
    case 'event':
      return { objectType: 'event_date', objectId: notice.date.id };
    case 'chapter':
      return { objectType: 'chapter', objectId: notice.chapter.id };
    case 'comment':
    case 'mention':
      return notice.article
        ? { objectType: 'article', objectId: notice.article.id }
        : { objectType: 'post', objectId: notice.postId ?? null };
    case 'article':
      return { objectType: 'article', objectId: notice.article.id };
    case 'approval':
      return { objectType: 'post', objectId: notice.postId };
    case 'order':
      return { objectType: 'order', objectId: notice.orderId };
    case 'handover':
      return { objectType: 'handover', objectId: notice.handoverId };
    case 'review':
    case 'team':
      return { objectType: 'business', objectId: notice.business.id };
    case 'message':
    case 'picture':
      return notice.business
        ? { objectType: 'business', objectId: notice.business.id }
        : { objectType: null, objectId: null };
    case 'console':
      return { objectType: notice.event, objectId: null };
    case 'connection_asked':
    case 'connection_accepted':
    case 'need':
    case 'report':
    case 'decision':
    case 'warning':
      return { objectType: null, objectId: null };
  }
}

type NoticeMail = { userId: number; actorId: number | null; notice: Notice; notificationId: number | null };

async function mail(trx: Kysely<DB>, payload: NoticeMail): Promise<void> {
  const { userId, notice } = payload;
  await enqueueEvent(trx, {
    channel: 'mail',
    topic: 'mail.notification',
    payload,
    userId,
    ...(notice.kind === 'console' && (await consoleMailTime(trx, userId, notice.event))),
    ...(notice.kind === 'message' && { at: new Date(Date.now() + MESSAGE_MAIL_DELAY_MS) }),
  });
}
