import type { DatabaseTransaction } from '@guildhall/db';
import type { DecidedType, ModerationDecision } from '../../ground/reports/decisions.schema.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { restoreComment } from '../../publishing/feed/comments/comments.commands.ts';
import { setBusinessActive, setReviewApproved } from './apply-decision.commands.ts';

type Reversed = {
  id: number;
  objectType: DecidedType;
  objectId: number;
  memberId: number;
  decision: ModerationDecision;
};

/**
 * Undoes what a decision did, as far as nothing happened since: what its author deleted stays deleted. A warning cannot
 * be taken back.
 */
export async function reverseDecision(
  trx: DatabaseTransaction,
  { id, objectType, objectId, memberId, decision }: Reversed,
): Promise<void> {
  if (decision === 'warn') return;
  switch (objectType) {
    case 'post':
    case 'posts':
      await trx
        .updateTable('posts')
        .set({ isPublished: true, decisionId: null, deletedAt: null, deletedBy: null })
        .where('decisionId', '=', id)
        .where((eb) => eb.or([eb('deletedAt', 'is', null), eb('deletedBy', '<>', memberId)]))
        .execute();
      break;
    case 'comment':
      await restoreComment(trx, objectId);
      break;
    case 'review':
      await setReviewApproved(trx, objectId, true);
      break;
    case 'business':
      await setBusinessActive(trx, objectId, true);
      break;
    case 'short_link':
      await trx.updateTable('shortUrls').set({ takenDownAt: null }).where('id', '=', objectId).execute();
      break;
    case 'user':
      await trx
        .updateTable('users')
        .set({ isActive: true, suspendedUntil: null })
        .where('id', '=', objectId)
        .where('erasedAt', 'is', null)
        .execute();
      break;
  }
  await publishEvent(trx, 'everybody', ['feed', 'businesses']);
}
