import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { WRITE_ERASURES_TASK, enqueueJob } from '../../ground/core/jobs.ts';

/** Registers that an application ends at the applicant's wish, so that no restore brings it back. */
export async function recordApplicantErasure(trx: Kysely<DB>, id: number): Promise<void> {
  await trx
    .insertInto('applicantErasures')
    .columns(['applicantId', 'appliedAt'])
    .expression((eb) => eb.selectFrom('applicants').select(['id', 'createdAt']).where('id', '=', id))
    .onConflict((conflicting) => conflicting.doNothing())
    .execute();
  await enqueueJob(trx, WRITE_ERASURES_TASK, {}, { key: WRITE_ERASURES_TASK });
}
