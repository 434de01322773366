import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { writeAudit } from '../../../ground/core/audit.ts';
import type { MemberContext } from '../../../ground/core/context.ts';
import { notFound } from '../../../ground/errors/errors.ts';
import { DELIVER_TASK, enqueueJob } from '../../../ground/core/jobs.ts';
import type { SendAgainInput, SentAgain } from './deliveries.schema.ts';

/**
 * Queues an abandoned delivery again with all its attempts, under the same id, so that a receiver that did get it can
 * deduplicate it.
 * @throws NOT_FOUND when it is not abandoned (any more)
 */
export async function sendAgain(ctx: MemberContext, { ids }: SendAgainInput): Promise<SentAgain> {
  return withTransaction(ctx.db, async (trx) => {
    const events = await trx
      .updateTable('outbox')
      .set({
        status: 'pending',
        attempts: 0,
        nextAt: sql<Date>`now()`,
        finishedAt: null,
        leasedUntil: null,
      })
      .where('id', 'in', ids)
      .where('status', '=', 'failed')
      .returning(['id', 'channel', 'topic', 'objectType', 'objectId', 'lastError'])
      .execute();
    if (events.length === 0) throw notFound('This delivery is no longer among the failed ones');
    for (const { id, channel, topic, lastError, ...about } of events) {
      await enqueueJob(trx, DELIVER_TASK, { id }, { key: id });
      if (channel === 'crm') await showQueued(trx, about);
      await writeAudit(trx, ctx, {
        event: 'delivery.sent_again',
        targetType: 'delivery',
        targetId: id,
        before: { status: 'failed', reason: lastError },
        after: { status: 'pending', channel, topic },
      });
    }
    return { queued: events.length };
  });
}

type About = { objectType: 'referral' | 'order' | null; objectId: number | null };

/** The CRM status that members see is pending again. */
async function showQueued(trx: Kysely<DB>, { objectType, objectId }: About): Promise<void> {
  if (objectType === null || objectId === null) return;
  await trx
    .updateTable(objectType === 'order' ? 'serviceOrders' : 'referrals')
    .set({ automationStatus: 'queued' })
    .where('id', '=', objectId)
    .where('automationStatus', '=', 'failed')
    .execute();
}
