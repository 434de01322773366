import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { ConsoleEvent } from '../../ground/duties/duties.schema.ts';
import type { OutboxEvent } from '../../ground/core/jobs.ts';
import type { Notice } from './notice.ts';

/** An unread notification that is older than this no longer holds back another email about its post. */
const UNREAD_DAYS = 7;

/** Between two emails to an administrator about one event of the console. */
const CONSOLE_MAIL_MINUTES = 10;

type Recipient = { userId: number; isConfirmed: boolean; inApp: boolean };

/**
 * Whether the member may be emailed now: an address that nobody confirmed gets one notification a day, because it may
 * belong to somebody else; anyone else one about the comments on a post or article, until they have read of it. Call it before the
 * notification is stored.
 */
export async function isMailable(
  trx: Kysely<DB>,
  { userId, isConfirmed, inApp }: Recipient,
  notice: Notice,
): Promise<boolean> {
  if (!isConfirmed) {
    // So that of two events at once the later one finds the email of the earlier one.
    await sql`select pg_advisory_xact_lock(hashtext('guildhall.unconfirmed_mail'), ${userId})`.execute(trx);
    return !(await isMailedToday(trx, userId));
  }
  if (notice.kind !== 'comment' && notice.kind !== 'mention') return true;
  const about = { type: notice.article ? 'article' : 'post', id: notice.article?.id ?? notice.postId ?? 0 };
  return inApp ? !(await isUnread(trx, userId, about)) : !(await isMailedToday(trx, userId, about));
}

/**
 * When an administrator is emailed about a case: at once, or ten minutes after the last email about such an event.
 * Cases until then share that one, because only one email may follow each.
 */
export async function consoleMailTime(
  trx: Kysely<DB>,
  userId: number,
  event: ConsoleEvent,
): Promise<Pick<OutboxEvent, 'at' | 'dedupeKey'>> {
  const name = `console:${event}:${userId}`;
  const last = await trx
    .selectFrom('outbox')
    .select([
      'id',
      sql<Date>`greatest(now(), next_at + make_interval(mins => ${CONSOLE_MAIL_MINUTES}))`.as('at'),
    ])
    .where('userId', '=', userId)
    .where('dedupeKey', 'like', `${name}:%`)
    .where('nextAt', '<=', sql<Date>`now()`)
    .orderBy('nextAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return { dedupeKey: `${name}:first` };
  return { dedupeKey: `${name}:${last.id}`, at: last.at };
}

/** What comments stand under. */
type About = { type: string; id: number };

const isNoticeAbout = (about: About | undefined) =>
  about?.type === 'article'
    ? sql<boolean>`payload -> 'notice' -> 'article' ->> 'id' = ${String(about.id)}`
    : sql<boolean>`payload -> 'notice' ->> 'postId' = ${String(about?.id)}`;

async function isMailedToday(trx: Kysely<DB>, userId: number, about?: About): Promise<boolean> {
  const row = await trx
    .selectFrom('outbox')
    .select('id')
    .where('userId', '=', userId)
    .where('topic', '=', 'mail.notification')
    .where('createdAt', '>', sql<Date>`now() - interval '1 day'`)
    .$if(about !== undefined, (query) => query.where(isNoticeAbout(about)))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function isUnread(trx: Kysely<DB>, userId: number, about: About): Promise<boolean> {
  const row = await trx
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', 'in', ['comment', 'mention'])
    .where('objectType', '=', about.type)
    .where('objectId', '=', about.id)
    .where('readAt', 'is', null)
    .where('createdAt', '>', sql<Date>`now() - make_interval(days => ${sql.lit(UNREAD_DAYS)})`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
