import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, DatabaseTransaction } from '@guildhall/db';
import { type ErasedMail, enqueueErasedEmail } from '../../contact/mail/mail.commands.ts';
import { settleNotices } from '../../contact/duties/settle-notices.commands.ts';
import { endReferrals } from '../../exchange/referrals/end-referrals.commands.ts';
import { enqueueFileRemoval } from '../../files/uploads/stored-files.commands.ts';
import { recordApplicantErasure } from '../../accounts/application/record-erasure.commands.ts';
import type { Automation } from '../../ground/core/context.ts';
import { WRITE_ERASURES_TASK, enqueueJob } from '../../ground/core/jobs.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { fullName } from '../../ground/values/person-name.ts';
import { eraseApplicants } from './erase-applicants.commands.ts';
import { eraseMembers, eraseOperationalData, forgetResponses } from './erase-members.commands.ts';
import { erasePublished } from './erase-published.ts';
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
 * member, unless they want their posts and comments deleted, too.
 */
export async function eraseAccount(
  trx: DatabaseTransaction,
  automation: Automation,
  member: Leaver,
  {
    cause,
    alsoPublished,
  }: { cause: Extract<ErasedMail['cause'], 'own' | 'request'>; alsoPublished: boolean },
): Promise<void> {
  const { id, email: address } = member;
  await endReferrals(trx, automation, { actorId: id });
  await recordErasure(trx, id, alsoPublished);
  const run = runIn(trx);
  const files: string[] = [];
  for (const former of await listFormerRows(trx, id)) {
    files.push(...(await listMemberFiles(run, PREVIOUS_SCHEMA, former)));
    if (alsoPublished) await erasePublished(run, PREVIOUS_SCHEMA, [former]);
    await eraseMembers(run, PREVIOUS_SCHEMA, [former]);
  }
  files.push(...(await listMemberFiles(run, 'app', id)));
  if (alsoPublished) await erasePublished(run, 'app', [id]);
  await eraseMembers(run, 'app', [id]);
  await eraseOperationalData(run, id, [fullName(member), address]);
  await enqueueFileRemoval(trx, files);
  const name = member.emailVerifiedAt === null ? '' : fullName(member);
  await enqueueErasedEmail(trx, { cause, alsoPublished, to: { name, address }, formerMemberId: id });
  await publishEvent(trx, 'everybody', ['feed']);
  await settleNotices(trx, ['application', 'objection', 'post', 'article', 'data_request']);
}

/** Erases an application, which the caller has locked, and confirms it to the address of the applicant. */
export async function eraseApplication(
  trx: DatabaseTransaction,
  { id, email: address }: { id: number; email: string },
): Promise<void> {
  await recordApplicantErasure(trx, id);
  const run = runIn(trx);
  if (await hasFormerApplicant(trx, id)) await eraseApplicants(run, PREVIOUS_SCHEMA, [id]);
  await eraseApplicants(run, 'app', [id]);
  await forgetResponses(run, [address]);
  await enqueueErasedEmail(trx, {
    cause: 'application',
    to: { name: '', address },
    formerApplicantId: id,
  });
  await settleNotices(trx, ['application']);
}

/**
 * Registers the erasure for later restores, and that of the accounts that were merged into this one, which older data
 * has apart.
 */
async function recordErasure(trx: Kysely<DB>, userId: number, alsoPublished: boolean): Promise<void> {
  await sql`
    insert into ops.erasures (user_id, registered_at, also_published)
    select id, created_at, ${alsoPublished}::boolean from users where id = ${userId}
    union
    select merged.user_id, merged.registered_at, ${alsoPublished}::boolean from ops.merged_accounts as merged
    where merged.merged_into = ${userId}
      and exists (
        select from ops.merged_accounts as own join users on users.id = own.user_id and users.created_at = own.registered_at
        where own.user_id = ${userId} and own.merged_into = ${userId})
      and not exists (
        select from users as apart
        where apart.id = merged.user_id and apart.id <> ${userId} and apart.created_at = merged.registered_at)
    on conflict do nothing`.execute(trx);
  await enqueueJob(trx, WRITE_ERASURES_TASK, {}, { key: WRITE_ERASURES_TASK });
}

/**
 * The numbers that the erased person has in the previous snapshot, never those of others who were assigned a number
 * again after the restore.
 */
async function listFormerRows(trx: DatabaseTransaction, id: number): Promise<number[]> {
  if (!(await hasTable(runIn(trx), PREVIOUS_SCHEMA, 'users'))) return [];
  // Locked, because a job drops the schema after a week.
  const { rows } = await sql<{ id: number }>`
    select former.id from ${sql.id(PREVIOUS_SCHEMA, 'users')} as former
    join ops.erasures as erased on erased.user_id = former.id and erased.registered_at = former.created_at
    where former.erased_at is null and (former.id = ${id} or former.id in (
      select user_id from ops.merged_accounts where merged_into = ${id}))
    order by former.id for update of former`.execute(trx);
  return rows.map((row) => row.id);
}

async function hasFormerApplicant(trx: DatabaseTransaction, id: number): Promise<boolean> {
  if (!(await hasTable(runIn(trx), PREVIOUS_SCHEMA, 'applicants'))) return false;
  const { rows } = await sql`
    select from ${sql.id(PREVIOUS_SCHEMA, 'applicants')} as former
    join applicants on applicants.id = former.id and applicants.created_at = former.created_at
    where former.id = ${id} for update of former`.execute(trx);
  return rows.length > 0;
}
