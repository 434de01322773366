import { CompiledQuery, type Kysely, sql } from 'kysely';
import { type DB, type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { WRITE_ERASURES_TASK } from '../backups/erasures.commands.ts';
import { enqueueFileRemoval } from '../../files/uploads/stored-files.commands.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict } from '../../ground/errors/errors.ts';
import { enqueueJob } from '../../ground/core/jobs.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { enqueueAccountDeletedEmail } from '../../contact/mail/mail.commands.ts';
import { endReferrals } from '../../exchange/referrals/end-referrals.commands.ts';
import { requirePassword, wrongPassword } from './account.commands.ts';
import type { AccountDone, DeleteAccountInput } from './account.schema.ts';
import { type RunSql, eraseMembers, eraseOperationalData } from '../erasure/erase-members.commands.ts';
import { listMemberFiles } from '../erasure/member-files.ts';
import { fullName } from '../../ground/values/person-name.ts';

/**
 * The previous snapshot: the product tables from before the last restore, retained for a week so that it can be
 * undone.
 */
const PREVIOUS_SCHEMA = 'app_old';

/**
 * Deletes the viewer's account. Personal data is deleted immediately, from the previous snapshot too; public posts,
 * comments and reviews stay under the name of a former member.
 *
 * @throws BAD_REQUEST for a wrong password, CONFLICT for the last active administrator
 */
export async function deleteAccount(ctx: MemberContext, input: DeleteAccountInput): Promise<AccountDone> {
  const verified = await requirePassword(ctx, input.password, 'password');
  await withTransaction(ctx.db, async (trx) => {
    const member = await trx
      .selectFrom('users')
      .select(['id', 'firstName', 'lastName', 'email', 'role', 'password', 'emailVerifiedAt'])
      .where('id', '=', ctx.viewer.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (member.password !== verified.password) throw wrongPassword('password');
    if (member.role === 'admin') await refuseLastAdmin(trx, member.id);
    await endReferrals(trx, ctx.services.automation, { actorId: member.id });
    await anonymiseUser(trx, member.id, [fullName(member), member.email]);
    const name = member.emailVerifiedAt === null ? '' : fullName(member);
    await enqueueAccountDeletedEmail(trx, { userId: member.id, name, address: member.email });
    await publishEvent(trx, 'everybody', ['feed']);
  });
  await ctx.session.end();
  return { ok: true };
}

async function refuseLastAdmin(trx: Kysely<DB>, userId: number): Promise<void> {
  const others = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .where('id', '<>', userId)
    .forUpdate()
    .limit(1)
    .execute();
  if (others.length === 0) throw conflict('You are the last administrator. Make someone else one first.');
}

/** Registers the erasure for later restores, and erases the member and their files from every current schema. */
async function anonymiseUser(trx: DatabaseTransaction, userId: number, words: string[]): Promise<void> {
  await trx
    .insertInto('erasures')
    .columns(['userId', 'registeredAt'])
    .expression((eb) => eb.selectFrom('users').select(['id', 'createdAt']).where('id', '=', userId))
    .onConflict((conflicting) => conflicting.doNothing())
    .execute();
  await enqueueJob(trx, WRITE_ERASURES_TASK, {}, { key: WRITE_ERASURES_TASK });
  const run = runIn(trx);
  const schemas = (await holdsPreviousRow(trx, userId)) ? [PREVIOUS_SCHEMA, 'app'] : ['app'];
  const files: string[] = [];
  for (const schema of schemas) {
    files.push(...(await listMemberFiles(run, schema, userId)));
    await eraseMembers(run, schema, [userId]);
  }
  await eraseOperationalData(run, userId, words);
  await enqueueFileRemoval(trx, files);
}

const runIn =
  (trx: DatabaseTransaction): RunSql =>
  async (text, parameters) =>
    (await trx.executeQuery(CompiledQuery.raw(text, parameters))).rows;

/**
 * Whether the previous snapshot has the same person, not someone else whose id was assigned again after the restore.
 */
async function holdsPreviousRow(trx: DatabaseTransaction, userId: number): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('app_old.users') is not null as "isThere"`.execute(trx);
  if (!rows[0]?.isThere) return false;
  // Locked, because a job drops the schema after a week.
  const { rows: same } = await sql`
    select from app_old.users as former join users on users.id = former.id and users.created_at = former.created_at
    where former.id = ${userId} for update of former`.execute(trx);
  return same.length > 0;
}
