import { type Kysely, sql } from 'kysely';
import { type DB, type Database, type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { insertUsers } from '../auth/auth.commands.ts';
import { continueUndo } from './continue-undo.commands.ts';
import { ImportMapping } from './imports.schema.ts';
import { type JudgedRow, judgeRows } from './judge-rows.queries.ts';

/** Rows in one transaction: what a killed process loses, and what others wait for. */
const BATCH = 200;
const UNFINISHED = ['checking', 'running', 'undoing'] as const;
const TAKEN_MEANWHILE = 'A member with this email address or membership number was added a moment ago';
/** No password hashes to this one: an imported member chooses theirs when they join. */
const NOT_JOINED = { password: 'no password', isActive: false, hasJoined: false };

/**
 * Continues every import that is being checked, run or undone, batch by batch until nothing is left. Each batch is a
 * transaction, so it can be killed and started again, and several processes take turns.
 * @throws AggregateError at the end, of the imports that could not be continued; they keep no other one waiting
 */
export async function continueImports(db: Database): Promise<void> {
  const unfinished = await db
    .selectFrom('memberImports')
    .select('id')
    .where('status', 'in', UNFINISHED)
    .orderBy('id')
    .execute();
  const failures: unknown[] = [];
  for (const { id } of unfinished) {
    try {
      while (await withTransaction(db, (trx) => continueImport(trx, id)));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some imports could not be continued');
}

async function continueImport(trx: DatabaseTransaction, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('memberImports')
    .select(['columns', 'mapping', 'status'])
    .where('id', '=', id)
    .where('status', 'in', UNFINISHED)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!found) return false;
  const { columns, status } = found;
  if (status === 'undoing') {
    await continueUndo(trx, id, BATCH);
    return true;
  }
  const isRun = status === 'running';
  const rows = await trx
    .selectFrom('memberImportRows')
    .select(['line', 'cells'])
    .where('importId', '=', id)
    .where('outcome', isRun ? '=' : 'is', isRun ? 'new' : null)
    .orderBy('line')
    .limit(BATCH)
    .execute();
  if (rows.length === 0) {
    await trx
      .updateTable('memberImports')
      .set(isRun ? { status: 'done', finishedAt: sql<Date>`now()` } : { status: 'checked' })
      .where('id', '=', id)
      .execute();
    return true;
  }
  const judged = await judgeRows(trx, { id, columns, mapping: ImportMapping.parse(found.mapping) }, rows);
  await writeOutcomes(trx, id, isRun ? await createMembers(trx, judged) : judged);
  return true;
}

type Written = Pick<JudgedRow, 'line' | 'reason' | 'email' | 'nameKey' | 'membershipNumber' | 'userId'> & {
  outcome: JudgedRow['outcome'] | 'created';
};

async function createMembers(trx: DatabaseTransaction, judged: JudgedRow[]): Promise<Written[]> {
  const users = judged.flatMap(({ member }) => (member ? Object.assign(member, NOT_JOINED) : []));
  const ids = await insertUsers(trx, users);
  return judged.map((row) => {
    if (!row.member) return row;
    const userId = ids.get(row.member.email);
    return userId === undefined
      ? { ...row, outcome: 'duplicate', reason: TAKEN_MEANWHILE }
      : { ...row, outcome: 'created', userId };
  });
}

async function writeOutcomes(trx: Kysely<DB>, importId: number, rows: Written[]): Promise<void> {
  const fresh = rows.map(({ line, outcome, reason, email, nameKey, membershipNumber, userId }) => ({
    line,
    outcome,
    reason,
    email,
    nameKey,
    membershipNumber,
    userId,
  }));
  await sql`
    update member_import_rows as row
    set outcome = fresh.outcome, reason = fresh.reason, email = fresh.email, name_key = fresh."nameKey",
      membership_number = fresh."membershipNumber", user_id = fresh."userId"
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as fresh(
      line integer, outcome text, reason text, email text, "nameKey" text, "membershipNumber" text,
      "userId" integer)
    where row.import_id = ${importId} and row.line = fresh.line`.execute(trx);
}
