import { type Kysely, sql } from 'kysely';
import { type DB, type Database, type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { IMPORT_RULES } from './import-kinds.commands.ts';
import { READING_RULES } from './import-kinds.queries.ts';
import { ImportKind } from './imports.schema.ts';
import { importedFile } from './imported-file.queries.ts';
import type { WrittenRow } from './judge-row.ts';

/** Rows in one transaction: what a killed process loses, and what others wait for. */
const BATCH = 200;
const UNFINISHED = ['checking', 'running', 'undoing'] as const;

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

/** Continues one import by a batch. Returns whether there may be more to do. */
export async function continueImport(trx: DatabaseTransaction, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('memberImports')
    .select(['kind', 'createdBy', 'columns', 'mapping', 'options', 'status'])
    .where('id', '=', id)
    .where('status', 'in', UNFINISHED)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!found) return false;
  const { status } = found;
  const kind = ImportKind.parse(found.kind);
  if (status === 'undoing') {
    await continueUndo(trx, { id, kind }, BATCH);
    return true;
  }
  const isRun = status === 'running';
  const rows = await trx
    .selectFrom('memberImportRows')
    .select(['line', 'cells', 'decision'])
    .where('importId', '=', id)
    .where((eb) => (isRun ? eb('outcome', 'in', ['new', 'change']) : eb('outcome', 'is', null)))
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
  const file = await importedFile(trx, { id, ...found });
  await writeOutcomes(
    trx,
    id,
    await (isRun ? IMPORT_RULES[kind].run : READING_RULES[kind].judge)(trx, file, rows),
  );
  return true;
}

/** Removes the next rows of an import that is being undone; when none is left, notes what stays. */
export async function continueUndo(
  trx: DatabaseTransaction,
  { id, kind }: { id: number; kind: ImportKind },
  limit: number,
): Promise<void> {
  const { remove, keep } = IMPORT_RULES[kind];
  if ((await remove(trx, id, limit)) > 0) return;
  await keep(trx, id);
  await trx.updateTable('memberImports').set({ status: 'undone' }).where('id', '=', id).execute();
}

async function writeOutcomes(trx: Kysely<DB>, importId: number, rows: WrittenRow[]): Promise<void> {
  const fresh = rows.map(({ businessId = null, changes, ...row }) =>
    Object.assign(pickWritten(row), { businessId, former: changes.length > 0 ? changes : null }),
  );
  await sql`
    update member_import_rows as row
    set outcome = fresh.outcome, reason = fresh.reason,
      notes = array(select jsonb_array_elements_text(fresh.notes)), match = fresh.match,
      ends_membership = fresh."endsMembership", email = fresh.email, name_key = fresh."nameKey",
      membership_number = fresh."membershipNumber", user_id = fresh."userId",
      business_id = fresh."businessId", former = fresh.former
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as fresh(
      line integer, outcome text, reason text, notes jsonb, match text, "endsMembership" boolean, email text,
      "nameKey" text, "membershipNumber" text, "userId" integer, "businessId" integer, former jsonb)
    where row.import_id = ${importId} and row.line = fresh.line`.execute(trx);
}

/** Without the cells, which are stored already. */
const pickWritten = ({
  line,
  outcome,
  reason,
  notes,
  match,
  endsMembership,
  email,
  nameKey,
  membershipNumber,
  userId,
}: Omit<WrittenRow, 'businessId' | 'changes'>) => ({
  line,
  outcome,
  reason,
  notes,
  match,
  endsMembership,
  email,
  nameKey,
  membershipNumber,
  userId,
});
