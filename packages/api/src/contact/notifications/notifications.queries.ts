import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { avatarUrl } from '../../ground/values/avatar.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor, limitPlusOne } from '../../ground/core/pagination.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { relativeTime } from '../../ground/values/relative-time.ts';
import { betweenNoBlock, notBlocked } from '../../ground/core/visibility.ts';
import { translated } from '@guildhall/locale/translated';
import { kindMessages } from './notice.messages.ts';
import { Notice, sentenceOf } from './notice.ts';
import { pathOf, targetOf } from './notice-target.ts';
import {
  type ListNotificationsInput,
  type Notification,
  type NotificationLink,
  type NotificationPage,
  type NotificationPreferences,
  type NotificationRef,
  OptionalKind,
} from './notifications.schema.ts';
import { findQuotes, isQuoteReadable } from './quotes.queries.ts';
import { fullName, usernameOf } from '../../ground/values/person-name.ts';

/** More unread ones than this are not counted one by one. */
const UNREAD_MAX = 100;

/** The viewer's notifications, newest first; none about members with a block in either direction, or texts that are gone. */
export async function listNotifications(
  db: Kysely<DB>,
  viewer: Viewer,
  input: ListNotificationsInput,
): Promise<NotificationPage> {
  const rows = await notificationRows(db, viewer)
    .where(afterCursor(input.cursor, 'notifications.created_at', 'notifications.id'))
    .orderBy('notifications.createdAt', 'desc')
    .orderBy('notifications.id', 'desc')
    .limit(limitPlusOne(input.limit))
    .execute();
  const page = toPage(rows, input.limit, (row) => ({ ...row, notice: Notice.parse(row.data) }));
  const quotes = await findQuotes(
    db,
    viewer,
    page.items.map(({ notice }) => notice),
  );
  return { ...page, items: page.items.map((row, index) => present(row, quotes[index] ?? null)) };
}

/** The page that one of the viewer's notifications leads to, under the same rules as the list. */
export async function getNotificationLink(
  db: Kysely<DB>,
  viewer: Viewer,
  { id }: NotificationRef,
): Promise<NotificationLink> {
  const row = await notificationRows(db, viewer).where('notifications.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('This notification no longer exists');
  return { path: pathOf(present({ ...row, notice: Notice.parse(row.data) }, null).target) };
}

function notificationRows(db: Kysely<DB>, viewer: Viewer) {
  return visible(db, viewer)
    .leftJoin('users as actor', 'actor.id', 'notifications.actorId')
    .leftJoin('users as person', (join) => join.on('person.id', '=', namedId))
    .select([
      'notifications.id',
      'notifications.kind',
      'notifications.data',
      'notifications.readAt',
      'notifications.createdAt',
      'actor.id as actorId',
      'actor.username',
      'actor.firstName',
      'actor.lastName',
      'actor.avatarKey',
      'person.firstName as personFirstName',
      'person.lastName as personLastName',
      sql<string>`notifications.created_at::text`.as('sortKey'),
    ]);
}

/** The number of unread notifications, up to a hundred. */
export async function countUnreadNotifications(db: Kysely<DB>, viewer: Viewer): Promise<number> {
  const unread = visible(db, viewer)
    .select('notifications.id')
    .where('notifications.readAt', 'is', null)
    .limit(sql.lit(UNREAD_MAX));
  const { count } = await db
    .selectFrom(unread.as('unread'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Every kind, with its default unless the member has changed it. */
export async function getPreferences(db: Kysely<DB>, viewer: Viewer): Promise<NotificationPreferences> {
  const chosen = await db
    .selectFrom('notificationPreferences')
    .select(['kind', 'inApp', 'email'])
    .where('userId', '=', viewer.id)
    .execute();
  const { weeklyDigest } = await db
    .selectFrom('users')
    .select('weeklyDigest')
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  const kinds = OptionalKind.options.map((kind) => {
    const wish = chosen.find((row) => row.kind === kind);
    return {
      kind,
      label: translated(kindMessages)[kind],
      inApp: wish?.inApp ?? true,
      email: wish?.email ?? true,
    };
  });
  return { kinds, weeklyDigest };
}

function visible(db: Kysely<DB>, viewer: Viewer) {
  return db
    .selectFrom('notifications')
    .where('notifications.userId', '=', viewer.id)
    .where((eb) =>
      eb.or([
        eb('notifications.actorId', 'is', null),
        eb.and([notBlocked(viewer, 'notifications.actor_id')]),
      ]),
    )
    .where((eb) => eb.or([eb(personId, 'is', null), eb.and([betweenNoBlock(personId, viewer.id)])]))
    .where(isQuoteReadable(sql.ref('notifications.data'), viewer));
}

/** The member named in the sentence besides the actor. */
const namedId = sql<
  number | null
>`coalesce(notifications.data ->> 'personId', notifications.data ->> 'aboutId')::int`;
/** The same, as far as a block with them hides the notification. */
const personId = sql<number | null>`(notifications.data ->> 'personId')::int`;

type Row = {
  id: number;
  notice: Notice;
  readAt: Date | null;
  createdAt: Date;
  actorId: number | null;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
  avatarKey: string | null;
  personFirstName: string | null;
  personLastName: string | null;
};

function present({ notice, ...row }: Row, quote: string | null): Notification {
  const actor =
    row.actorId === null
      ? null
      : {
          id: row.actorId,
          username: usernameOf({ id: row.actorId, username: row.username }),
          name: fullName(row),
          avatar: avatarUrl(row.avatarKey),
        };
  return {
    id: row.id,
    kind: notice.kind,
    text: sentenceOf(notice, {
      actor: actor?.name ?? null,
      person: row.personFirstName === null ? null : `${row.personFirstName} ${row.personLastName}`,
      quote,
    }),
    actor,
    target: targetOf(notice, actor),
    createdAt: row.createdAt.toISOString(),
    relativeTime: relativeTime(row.createdAt),
    unread: row.readAt === null,
  };
}
