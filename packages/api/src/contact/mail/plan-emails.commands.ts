import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { enqueueJob } from '../../ground/core/jobs.ts';

/** The job that applies and undoes batches; also started each minute, to continue what a killed process left. */
export const BATCH_TASK = 'continue-member-batches';

/** Sends members who have not joined their invitation, as a batch of emails that shows and stops it. */
export async function planInvitations(trx: Kysely<DB>, createdBy: number, userIds: number[]): Promise<void> {
  const { id: batchId } = await trx
    .insertInto('memberBatches')
    .values({ createdBy, action: 'resend' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('memberBatchItems')
    .columns(['batchId', 'userId'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([eb.val(batchId).as('batchId'), 'id'])
        .where((of) => of('id', '=', of.fn.any(of.val(userIds)))),
    )
    .execute();
  await enqueueJob(trx, BATCH_TASK, {});
}
