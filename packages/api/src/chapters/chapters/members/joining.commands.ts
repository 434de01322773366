import type { Kysely } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext, Viewer } from '../../../ground/core/context.ts';
import { lockUser } from '../../../ground/core/lock-user.ts';
import { publishEvent } from '../../../ground/core/live.ts';
import { notBlocked } from '../../../ground/core/visibility.ts';
import { conflict, forbidden, notFound } from '../../../ground/errors/errors.ts';
import { findProfileMember } from '../../../people/profile/profile.queries.ts';
import { lockChapter, lockManaged } from '../chapter-rows.queries.ts';
import { TOPICS } from '../chapters.commands.ts';
import type {
  ChapterMembership,
  DecideRequestInput,
  InviteToChapterInput,
  JoinChapterInput,
  WithdrawFromChapterInput,
} from './chapter-members.schema.ts';
import {
  type LockedChapter,
  endMembership,
  findMembership,
  notifyLeaders,
  notifyMember,
  requireOtherLeader,
  writeMembership,
} from './memberships.ts';

/** Members, requests and invitations of one chapter. */
const CHAPTER_SIZE = 5_000;

/**
 * Joins a chapter, accepts an invitation to it, or asks to join, as the chapter has it. Doing it again changes nothing.
 * @throws NOT_FOUND for a chapter that the viewer may not see, FORBIDDEN where only an invitation opens it, CONFLICT
 * when it is closed, or the seat of the viewer's trade is taken
 */
export async function joinChapter(
  ctx: MemberContext,
  { slug, answer, seat }: JoinChapterInput,
): Promise<ChapterMembership> {
  const { viewer } = ctx;
  return withTransaction(ctx.db, async (trx) => {
    const chapter = await lockChapter(trx, viewer, slug);
    const { state } = chapter;
    if (state === 'active' || state === 'requested')
      return { userId: viewer.id, role: chapter.viewerRole ?? 'member', state };
    if (chapter.closedAt !== null) throw conflict('This chapter is closed');
    await lockUser(trx, viewer.id);
    const isInvited = state === 'invited';
    if (!isInvited) {
      if (chapter.joining === 'invited' || state === 'removed')
        throw forbidden('You can join this chapter when one of its leaders invites you');
      if (chapter.joining === 'request' && state === 'refused')
        throw forbidden('Your request was declined. A leader of the chapter can still invite you.');
      await requireRoom(trx, chapter.id);
    }
    const isIn = isInvited || chapter.joining === 'open';
    const membership = await writeMembership(trx, chapter, viewer.id, {
      state: isIn ? 'active' : 'requested',
      answer: isIn ? null : answer || null,
      seat,
    });
    await notifyLeaders(trx, chapter, { event: isIn ? 'joined' : 'asked', actorId: viewer.id });
    await publishEvent(trx, [viewer.id], TOPICS);
    return membership;
  });
}

/**
 * Leaves a chapter, takes a request back, or declines an invitation. Doing it again changes nothing.
 * @throws CONFLICT for the last leader
 */
export async function withdrawFromChapter(
  ctx: MemberContext,
  { slug, never }: WithdrawFromChapterInput,
): Promise<ChapterMembership> {
  const userId = ctx.viewer.id;
  return withTransaction(ctx.db, async (trx) => {
    const { id: chapterId, state, viewerRole } = await lockChapter(trx, ctx.viewer, slug);
    if (state !== 'active' && state !== 'requested' && state !== 'invited')
      return { userId, role: 'member', state: null };
    if (viewerRole === 'leader') await requireOtherLeader(trx, { chapterId, userId });
    if (state === 'invited' && never)
      await trx
        .insertInto('chapterRefusals')
        .values({ chapterId, userId })
        .onConflict((conflicting) => conflicting.doNothing())
        .execute();
    await publishEvent(trx, [userId], TOPICS);
    return endMembership(trx, { chapterId, userId }, 'left');
  });
}

/**
 * Lets someone in who has asked to join, or not. The first decision counts.
 * @throws FORBIDDEN for everyone but those who run the chapter, CONFLICT when it is decided, or the seat is taken
 */
export async function decideRequest(
  ctx: MemberContext,
  { slug, userId, approve }: DecideRequestInput,
): Promise<ChapterMembership> {
  return withTransaction(ctx.db, async (trx) => {
    const chapter = await lockManaged(trx, ctx.viewer, slug);
    const request = await findMembership(trx, { chapterId: chapter.id, userId });
    if (!request) throw notFound('This member has not asked to join');
    if (request.state !== 'requested') throw conflict('This request has been decided or withdrawn');
    if (approve) return letIn(trx, ctx, chapter, userId, request.seat);
    await notifyMember(trx, chapter, userId, { event: 'refused', actorId: null });
    await publishEvent(trx, [ctx.viewer.id], TOPICS);
    return endMembership(trx, { chapterId: chapter.id, userId }, 'refused');
  });
}

/**
 * Invites a member. Inviting them again changes nothing; who has asked to join is let in.
 * @throws FORBIDDEN for everyone but those who run the chapter, NOT_FOUND for members whom the viewer may not see,
 * CONFLICT for those who want no invitation to it
 */
export async function inviteToChapter(
  ctx: MemberContext,
  { slug, username }: InviteToChapterInput,
): Promise<ChapterMembership> {
  return withTransaction(ctx.db, async (trx) => {
    const chapter = await lockManaged(trx, ctx.viewer, slug);
    if (chapter.closedAt !== null) throw conflict('This chapter is closed');
    const member = await findProfileMember(trx, ctx.viewer, username);
    if (!member || !(await isUnblocked(trx, ctx.viewer, member.id)))
      throw notFound('There is no member with this username');
    const before = await findMembership(trx, { chapterId: chapter.id, userId: member.id });
    if (before?.state === 'active' || before?.state === 'invited')
      return { userId: member.id, role: before.role, state: before.state };
    if (before?.state === 'requested') return letIn(trx, ctx, chapter, member.id, before.seat);
    await requireWelcome(trx, chapter.id, member.id);
    await requireRoom(trx, chapter.id);
    const membership = await writeMembership(trx, chapter, member.id, { state: 'invited' });
    await notifyMember(trx, chapter, member.id, { event: 'invited', actorId: ctx.viewer.id });
    return membership;
  });
}

async function letIn(
  trx: Kysely<DB>,
  ctx: MemberContext,
  chapter: LockedChapter,
  userId: number,
  seat: string | null,
): Promise<ChapterMembership> {
  const membership = await writeMembership(trx, chapter, userId, { state: 'active', seat });
  await notifyMember(trx, chapter, userId, { event: 'approved', actorId: null });
  await publishEvent(trx, [ctx.viewer.id], TOPICS);
  return membership;
}

async function isUnblocked(trx: Kysely<DB>, viewer: Viewer, userId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(notBlocked(viewer, 'users.id'))
    .executeTakeFirst();
  return row !== undefined;
}

async function requireWelcome(trx: Kysely<DB>, chapterId: number, userId: number): Promise<void> {
  const refusal = await trx
    .selectFrom('chapterRefusals')
    .select('userId')
    .where('chapterId', '=', chapterId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (refusal) throw conflict('This member wants no more invitations to this chapter');
}

async function requireRoom(trx: Kysely<DB>, chapterId: number): Promise<void> {
  const { count } = await trx
    .selectFrom('chapterMembers')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('chapterId', '=', chapterId)
    .where('state', 'in', ['active', 'requested', 'invited'])
    .executeTakeFirstOrThrow();
  if (Number(count) >= CHAPTER_SIZE) throw conflict(`A chapter can have at most ${CHAPTER_SIZE} members`);
}
