import type { DatabaseTransaction } from '@guildhall/db';
import type { DecidedType, ModerationDecision } from '../../ground/reports/decisions.schema.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { shownAs } from '../../publishing/feed/post-state.ts';
import { restoreComment } from '../../publishing/comments/comments.commands.ts';
import { showBusiness, showReview } from './apply-decision.commands.ts';

type Reversed = {
  id: number;
  objectType: DecidedType;
  decision: ModerationDecision;
  /** Of a decision on all posts of a member. */
  postCount: number | null;
};

/**
 * Undoes what a decision did where nobody has changed it since: each object names the decision that last took it off its
 * pages. A warning cannot be taken back.
 * @returns how many objects are shown again, and how many stay as somebody has left them since
 */
export async function reverseDecision(
  trx: DatabaseTransaction,
  { id, objectType, decision, postCount }: Reversed,
): Promise<{ restored: number; left: number }> {
  if (decision === 'warn') return { restored: 0, left: 0 };
  const restored = await RESTORE[objectType](trx, id);
  await publishEvent(trx, 'everybody', ['feed', 'businesses', 'chapters']);
  const decided = objectType === 'posts' ? (postCount ?? restored) : 1;
  return { restored, left: Math.max(0, decided - restored) };
}

type Restore = (trx: DatabaseTransaction, decisionId: number) => Promise<number>;

const showPosts: Restore = async (trx, decisionId) => {
  const { numUpdatedRows } = await trx
    .updateTable('posts')
    .set({ ...shownAs(true), decisionId: null, deletedAt: null, deletedBy: null })
    .where('decisionId', '=', decisionId)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

const reopenLink: Restore = async (trx, decisionId) => {
  const { numUpdatedRows } = await trx
    .updateTable('shortUrls')
    .set({ takenDownAt: null })
    .where('decisionId', '=', decisionId)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

const reactivate: Restore = async (trx, decisionId) => {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ isActive: true, suspendedUntil: null })
    .where('decisionId', '=', decisionId)
    .where('erasedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

const RESTORE: Record<DecidedType, Restore> = {
  post: showPosts,
  posts: showPosts,
  comment: restoreComment,
  review: showReview,
  business: showBusiness,
  short_link: reopenLink,
  user: reactivate,
};
