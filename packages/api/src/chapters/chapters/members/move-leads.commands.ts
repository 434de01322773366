import type { DatabaseTransaction } from '@guildhall/db';
import { findMembership, notifyMember, writeMembership } from './memberships.ts';

type Leads = { fromUserId: number; toUserId: number; chapterIds: number[] };

/**
 * Makes one member the leader of open chapters in another's place, who stays a member. A chapter that the first does not
 * lead any more stays as it is, and so does one with a seat per trade to which the second does not belong.
 * @returns the chapters that have moved
 */
export async function moveLeads(
  trx: DatabaseTransaction,
  { fromUserId, toUserId, chapterIds }: Leads,
): Promise<number[]> {
  if (chapterIds.length === 0) return [];
  const chapters = await trx
    .selectFrom('chapters')
    .select(['id', 'slug', 'name', 'oneSeatPerTrade'])
    .where('id', 'in', chapterIds)
    .where('closedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const moved: number[] = [];
  for (const chapter of chapters) {
    const chapterId = chapter.id;
    const mine = await findMembership(trx, { chapterId, userId: fromUserId });
    if (mine?.state !== 'active' || mine.role !== 'leader') continue;
    const theirs = await findMembership(trx, { chapterId, userId: toUserId });
    if (theirs?.state !== 'active') {
      if (chapter.oneSeatPerTrade) continue;
      await writeMembership(trx, chapter, toUserId, { state: 'active' });
    }
    for (const [userId, role] of [
      [toUserId, 'leader'],
      [fromUserId, 'member'],
    ] as const) {
      await trx
        .updateTable('chapterMembers')
        .set({ role })
        .where('chapterId', '=', chapterId)
        .where('userId', '=', userId)
        .execute();
      await notifyMember(trx, chapter, userId, { event: 'role', role, actorId: null });
    }
    moved.push(chapterId);
  }
  return moved;
}
