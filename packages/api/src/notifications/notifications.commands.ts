import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { enqueueEvent } from '../core/jobs.ts';
import { publishEvent } from '../core/live.ts';
import { betweenNoBlock } from '../core/visibility.ts';
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
/** Who reads a message within this time gets no mail about it. */
const MESSAGE_MAIL_DELAY_MS = 5 * 60_000;

/** Whom to tell, about what, and who did it (null: the product itself, or an administrator). */
export type NewNotification = { userId: number; actorId: number | null } & Notice;

/**
 * Tells a member what happened: a line in the bell and, if they chose so, a mail. Call it inside the
 * transaction of the event. Members who are deactivated, who did it themselves or who have a
 * block between them and the actor are told nothing. Several unread messages of one person about one business, or about none, are one line.
 */
export async function notify(trx: Kysely<DB>, notification: NewNotification): Promise<void> {
  const { userId, actorId, ...notice } = notification;
  if (userId === actorId) return;
  const wishes = await findWishes(trx, userId, actorId, notice.kind);
  if (!wishes) return;
  if (notice.kind === 'message' && (await raiseUnread(trx, userId, actorId, notice))) return;
  const id = wishes.inApp ? await insert(trx, userId, actorId, notice) : null;
  if (wishes.email) await mail(trx, { userId, actorId, notice, notificationId: id });
}

/** What was read or looked at elsewhere is read in the bell, too. */
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

/** Undefined when the member is not to be told at all. */
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
      ])
      .where('users.id', '=', userId)
      .where('users.isActive', '=', true)
      .where('users.erasedAt', 'is', null)
      .where(betweenNoBlock(sql.ref('users.id'), actorId ?? 0))
      // Someone who is leaving at this moment is told nothing; who leaves later takes the line along.
      .forKeyShare('users')
      .executeTakeFirst()
  );
}

/** Moves an unread line about this person's messages to the top; false when there is none. */
async function raiseUnread(
  trx: Kysely<DB>,
  userId: number,
  actorId: number | null,
  notice: Notice,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('notifications')
    .set({ createdAt: sql`now()` })
    .where('userId', '=', userId)
    .where('kind', '=', 'message')
    .where('actorId', '=', actorId)
    .where('objectId', 'is not distinct from', objectOf(notice).objectId)
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
  if (notice.kind === 'referral') return { objectType: 'referral', objectId: notice.referralId };
  if (notice.kind === 'comment') return { objectType: 'post', objectId: notice.postId };
  if (notice.kind === 'order') return { objectType: 'order', objectId: notice.orderId };
  if (notice.kind === 'message' && notice.business)
    return { objectType: 'business', objectId: notice.business.id };
  if (notice.kind === 'review' || notice.kind === 'team')
    return { objectType: 'business', objectId: notice.business.id };
  return { objectType: null, objectId: null };
}

type NoticeMail = { userId: number; actorId: number | null; notice: Notice; notificationId: number | null };

async function mail(trx: Kysely<DB>, payload: NoticeMail): Promise<void> {
  await enqueueEvent(trx, {
    channel: 'mail',
    topic: 'mail.notification',
    payload,
    userId: payload.userId,
    ...(payload.notice.kind === 'message' && { at: new Date(Date.now() + MESSAGE_MAIL_DELAY_MS) }),
  });
}
