import type { Kysely } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../../ground/core/context.ts';
import { publishEvent } from '../../../ground/core/live.ts';
import { conflict, notFound } from '../../../ground/errors/errors.ts';
import type { ChapterRole } from '../../../ground/values/chapter-role.schema.ts';
import { lockManaged } from '../chapter-rows.queries.ts';
import { TOPICS } from '../chapters.commands.ts';
import type { ChapterMemberRef, ChapterMembership, SetChapterRoleInput } from './chapter-members.schema.ts';
import {
  type LockedChapter,
  endMembership,
  findMembership,
  notifyMember,
  requireOtherLeader,
} from './memberships.ts';

/**
 * Gives a member of a chapter another role.
 * @throws FORBIDDEN for everyone but those who run the chapter, NOT_FOUND for who does not belong to it, CONFLICT when
 * it would be without a leader
 */
export async function setChapterRole(
  ctx: MemberContext,
  { slug, userId, role }: SetChapterRoleInput,
): Promise<ChapterMembership> {
  return withTransaction(ctx.db, async (trx) => {
    const chapter = await lockManaged(trx, ctx.viewer, slug);
    const { role: before } = await requireMember(trx, chapter.id, userId);
    if (before === 'leader' && role !== 'leader')
      await requireOtherLeader(trx, { chapterId: chapter.id, userId });
    if (before !== role) await changeRole(trx, ctx, chapter, userId, role);
    return { userId, role, state: 'active' };
  });
}

/**
 * Makes another member the leader in the viewer's place, who stays a member.
 * @throws FORBIDDEN for everyone but those who run the chapter, NOT_FOUND for who does not belong to it
 */
export async function handOverChapter(
  ctx: MemberContext,
  { slug, userId }: ChapterMemberRef,
): Promise<ChapterMembership> {
  const { viewer } = ctx;
  return withTransaction(ctx.db, async (trx) => {
    const chapter = await lockManaged(trx, viewer, slug);
    const { role: before } = await requireMember(trx, chapter.id, userId);
    if (userId === viewer.id) throw conflict('Choose someone else');
    if (before !== 'leader') await changeRole(trx, ctx, chapter, userId, 'leader');
    await requireOtherLeader(trx, { chapterId: chapter.id, userId: viewer.id });
    if (chapter.viewerRole === 'leader') await changeRole(trx, ctx, chapter, viewer.id, 'member');
    return { userId, role: 'leader', state: 'active' };
  });
}

/**
 * Removes a member, or takes an invitation back; only an invitation brings the member in again.
 * @throws FORBIDDEN for everyone but those who run the chapter, NOT_FOUND for who does not belong to it, CONFLICT for
 * the last leader
 */
export async function removeFromChapter(
  ctx: MemberContext,
  { slug, userId }: ChapterMemberRef,
): Promise<ChapterMembership> {
  return withTransaction(ctx.db, async (trx) => {
    const chapter = await lockManaged(trx, ctx.viewer, slug);
    const chapterId = chapter.id;
    const member = await findMembership(trx, { chapterId, userId });
    if (member?.state === 'invited') return endMembership(trx, { chapterId, userId }, 'left');
    if (member?.state !== 'active') throw notFound(NOT_IN);
    if (member.role === 'leader') await requireOtherLeader(trx, { chapterId, userId });
    await notifyMember(trx, chapter, userId, { event: 'removed', actorId: null });
    await publishEvent(trx, [ctx.viewer.id], TOPICS);
    return endMembership(trx, { chapterId, userId }, 'removed');
  });
}

const NOT_IN = 'This member does not belong to the chapter';

async function requireMember(trx: Kysely<DB>, chapterId: number, userId: number) {
  const member = await findMembership(trx, { chapterId, userId });
  if (member?.state !== 'active') throw notFound(NOT_IN);
  return member;
}

async function changeRole(
  trx: Kysely<DB>,
  { viewer }: MemberContext,
  chapter: LockedChapter,
  userId: number,
  role: ChapterRole,
): Promise<void> {
  await trx
    .updateTable('chapterMembers')
    .set({ role })
    .where('chapterId', '=', chapter.id)
    .where('userId', '=', userId)
    .execute();
  await notifyMember(trx, chapter, userId, { event: 'role', role, actorId: viewer.id });
  await publishEvent(trx, [viewer.id], TOPICS);
}
