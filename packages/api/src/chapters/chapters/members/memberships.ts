import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { publishEvent } from '../../../ground/core/live.ts';
import { conflict, invalid } from '../../../ground/errors/errors.ts';
import type { ChapterNews } from '../../../contact/notifications/chapter-news.ts';
import { notify } from '../../../contact/notifications/notifications.commands.ts';
import { freeSeatsOf } from '../../events/attendance/free-seats.commands.ts';
import { TOPICS } from '../chapters.commands.ts';
import type { ChapterMembership, MembershipState } from './chapter-members.schema.ts';
import { seatKeyOf } from './seat-key.ts';

/** A chapter whose row is locked, so that who belongs to it changes here alone. */
export type LockedChapter = { id: number; slug: string; name: string; oneSeatPerTrade: boolean };

type MemberOf = { chapterId: number; userId: number };

/** A member's row of a chapter, or undefined. */
export async function findMembership(trx: Kysely<DB>, { chapterId, userId }: MemberOf) {
  return trx
    .selectFrom('chapterMembers')
    .select(['role', 'state', 'seat'])
    .where('chapterId', '=', chapterId)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

type NewMembership = { state: MembershipState; answer?: string | null; seat?: string | null };

/**
 * Writes where a member stands with a chapter, as someone without a role in it.
 * @throws CONFLICT when the seat of their trade is taken, BAD_REQUEST without a trade where each has one seat
 */
export async function writeMembership(
  trx: Kysely<DB>,
  chapter: LockedChapter,
  userId: number,
  { state, answer = null, seat = null }: NewMembership,
): Promise<ChapterMembership> {
  const isIn = state === 'active';
  const hasSeat = chapter.oneSeatPerTrade && (isIn || state === 'requested');
  const held = hasSeat ? await requireSeat(trx, chapter, userId, seat ?? '') : { seat: null, seatKey: null };
  const row = {
    role: 'member' as const,
    state,
    answer,
    ...held,
    createdAt: sql<Date>`now()`,
    joinedAt: isIn ? sql<Date>`now()` : null,
    endedAt: null,
  };
  await trx
    .insertInto('chapterMembers')
    .values({ chapterId: chapter.id, userId, ...row })
    .onConflict((conflicting) => conflicting.columns(['chapterId', 'userId']).doUpdateSet(row))
    .execute();
  return { userId, role: 'member', state };
}

/** Ends a membership, a request or an invitation, with what was written for it and every coming seat at its events. */
export async function endMembership(
  trx: Kysely<DB>,
  { chapterId, userId }: MemberOf,
  state: 'left' | 'refused' | 'removed',
): Promise<ChapterMembership> {
  await trx
    .updateTable('chapterMembers')
    .set({ state, role: 'member', answer: null, seat: null, seatKey: null, endedAt: sql`now()` })
    .where('chapterId', '=', chapterId)
    .where('userId', '=', userId)
    .execute();
  await freeSeatsOf(trx, { chapterId, userId, event: state === 'removed' ? 'lost' : 'left' });
  return { userId, role: 'member', state };
}

async function requireSeat(
  trx: Kysely<DB>,
  { id, name }: LockedChapter,
  userId: number,
  seat: string,
): Promise<{ seat: string; seatKey: string }> {
  if (seat === '') throw invalid('Enter your trade', [{ path: 'seat', message: 'Enter your trade' }]);
  const seatKey = seatKeyOf(seat);
  const taken = await trx
    .selectFrom('chapterMembers')
    .select('seat')
    .where('chapterId', '=', id)
    .where('seatKey', '=', seatKey)
    .where('state', '=', 'active')
    .where('userId', '<>', userId)
    .executeTakeFirst();
  if (!taken) return { seat, seatKey };
  const message = `${name} has one seat per trade, and that of “${taken.seat}” is taken`;
  throw conflict(message, [{ path: 'seat', message }]);
}

/** @throws CONFLICT when nobody else leads the chapter */
export async function requireOtherLeader(trx: Kysely<DB>, { chapterId, userId }: MemberOf): Promise<void> {
  const other = await trx
    .selectFrom('chapterMembers')
    .innerJoin('users', 'users.id', 'chapterMembers.userId')
    .select('userId')
    .where('chapterId', '=', chapterId)
    .where('userId', '<>', userId)
    .where('chapterMembers.role', '=', 'leader')
    .where('state', '=', 'active')
    .where('users.isActive', '=', true)
    .executeTakeFirst();
  if (!other) throw conflict('A chapter needs a leader. Make someone else a leader first.');
}

type News = Pick<ChapterNews, 'event' | 'role'> & { actorId: number | null };

/** Notifies a member of what happened to their membership. */
export async function notifyMember(
  trx: Kysely<DB>,
  { id, slug, name }: LockedChapter,
  userId: number,
  { actorId, ...news }: News,
): Promise<void> {
  await notify(trx, { userId, actorId, kind: 'chapter', chapter: { id, slug, name }, ...news });
  await publishEvent(trx, [userId], TOPICS);
}

/** Notifies everyone who leads a chapter of who asks to join, or has joined. */
export async function notifyLeaders(
  trx: Kysely<DB>,
  chapter: LockedChapter,
  news: { event: 'asked' | 'joined'; actorId: number },
): Promise<void> {
  const leaders = await trx
    .selectFrom('chapterMembers')
    .select('userId')
    .where('chapterId', '=', chapter.id)
    .where('role', '=', 'leader')
    .where('state', '=', 'active')
    .orderBy('userId')
    .execute();
  for (const { userId } of leaders) await notifyMember(trx, chapter, userId, news);
}
