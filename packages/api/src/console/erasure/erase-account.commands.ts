import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, DatabaseTransaction } from '@guildhall/db';
import { type ErasedMail, enqueueErasedEmail } from '../../contact/mail/mail.commands.ts';
import { endReferrals } from '../../exchange/referrals/end-referrals.commands.ts';
import { enqueueFileRemoval } from '../../files/uploads/stored-files.commands.ts';
import { recordApplicantErasure } from '../../accounts/application/record-erasure.commands.ts';
import type { Automation } from '../../ground/core/context.ts';
import { WRITE_ERASURES_TASK, enqueueJob } from '../../ground/core/jobs.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { fullName } from '../../ground/values/person-name.ts';
import { eraseApplicants } from './erase-applicants.commands.ts';
import { eraseMembers, eraseOperationalData, forgetResponses } from './erase-members.commands.ts';
import { listMemberFiles } from './member-files.ts';
import { hasTable, runIn } from '../../ground/core/run-sql.ts';

/**
 * The previous snapshot: the product tables from before the last restore, retained for a week so that it can be
 * undone.
 */
const PREVIOUS_SCHEMA = 'app_old';

type Leaver = Pick<Selectable<DB['users']>, 'id' | 'firstName' | 'lastName' | 'email' | 'emailVerifiedAt'>;

/**
 * Erases a member whose row the caller has locked, and confirms it to the address they had. Personal data is deleted
 * immediately, from the previous snapshot too; public posts, comments and reviews stay under the name of a former
 * member.
 */
export async function eraseAccount(
  trx: DatabaseTransaction,
  automation: Automation,
  member: Leaver,
  cause: Extract<ErasedMail['cause'], 'own' | 'request'>,
): Promise<void> {
  const { id, email: address } = member;
  await endReferrals(trx, automation, { actorId: id });
  await recordErasure(trx, id);
  const run = runIn(trx);
  const files: string[] = [];
  for (const schema of await schemasWith(trx, 'users', id)) {
    files.push(...(await listMemberFiles(run, schema, id)));
    await eraseMembers(run, schema, [id]);
  }
  await eraseOperationalData(run, id, [fullName(member), address]);
  await enqueueFileRemoval(trx, files);
  const name = member.emailVerifiedAt === null ? '' : fullName(member);
  await enqueueErasedEmail(trx, { cause, to: { name, address }, formerMemberId: id });
  await publishEvent(trx, 'everybody', ['feed']);
}

/** Erases an application, which the caller has locked, and confirms it to the address of the applicant. */
export async function eraseApplication(
  trx: DatabaseTransaction,
  { id, email: address }: { id: number; email: string },
): Promise<void> {
  await recordApplicantErasure(trx, id);
  const run = runIn(trx);
  for (const schema of await schemasWith(trx, 'applicants', id)) await eraseApplicants(run, schema, [id]);
  await forgetResponses(run, [address]);
  await enqueueErasedEmail(trx, {
    cause: 'application',
    to: { name: '', address },
    formerApplicantId: id,
  });
}

/** Registers the erasure for later restores. */
async function recordErasure(trx: Kysely<DB>, userId: number): Promise<void> {
  await trx
    .insertInto('erasures')
    .columns(['userId', 'registeredAt'])
    .expression((eb) => eb.selectFrom('users').select(['id', 'createdAt']).where('id', '=', userId))
    .onConflict((conflicting) => conflicting.doNothing())
    .execute();
  await enqueueJob(trx, WRITE_ERASURES_TASK, {}, { key: WRITE_ERASURES_TASK });
}

/**
 * The live schema, and before it the previous snapshot if that has the same person, not someone else whose id was
 * assigned again after the restore.
 */
async function schemasWith(
  trx: DatabaseTransaction,
  table: 'users' | 'applicants',
  id: number,
): Promise<string[]> {
  if (!(await hasTable(runIn(trx), PREVIOUS_SCHEMA, table))) return ['app'];
  const name = sql.ref(table);
  // Locked, because a job drops the schema after a week.
  const { rows } = await sql`
    select from ${sql.id(PREVIOUS_SCHEMA, table)} as former
      join ${name} as current on current.id = former.id and current.created_at = former.created_at
    where former.id = ${id} for update of former`.execute(trx);
  return rows.length > 0 ? [PREVIOUS_SCHEMA, 'app'] : ['app'];
}
