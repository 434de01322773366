import type { Kysely } from 'kysely';
import { type DB, type Database, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, invalid } from '../../ground/errors/errors.ts';
import { enqueueJob } from '../../ground/core/jobs.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import { addIndustries } from '../../community/industries/industries.commands.ts';
import { READING_RULES } from './import-kinds.queries.ts';
import { findImport, getImport, undoEnded } from './imports.queries.ts';
import {
  type CheckImportInput,
  type CsvImport,
  ImportKind,
  type ImportMapping,
  type ImportOptions,
  type ImportRef,
  type RunImportInput,
} from './imports.schema.ts';

/** The job that checks and runs; also started each minute, to continue what a killed process left. */
export const IMPORT_TASK = 'continue-member-imports';

const RUNNING_OR_DONE = 'This import is running or done. Wait until it has finished, or undo it first.';

/** A row that is to be judged again. */
export const UNJUDGED = {
  outcome: null,
  reason: null,
  notes: [],
  match: null,
  endsMembership: false,
  email: null,
  nameKey: null,
  membershipNumber: null,
  userId: null,
  businessId: null,
  editedAt: null,
  former: null,
};

/**
 * Starts the dry run with this mapping. Repeated with another mapping, it starts over. An import that was undone is
 * checked with the rows as they were corrected, and can be run again.
 */
export async function checkImport(
  ctx: MemberContext,
  { id, mapping, options }: CheckImportInput,
): Promise<CsvImport> {
  await withTransaction(ctx.db, async (trx) => {
    const { kind, status, columns } = await lockImport(trx, id);
    if (!['mapping', 'checked', 'undone'].includes(status)) throw conflict(RUNNING_OR_DONE);
    requireColumns(ImportKind.parse(kind), mapping, options, columns.length);
    await trx.updateTable('memberImportRows').set(UNJUDGED).where('importId', '=', id).execute();
    await trx
      .updateTable('memberImports')
      .set({ mapping: JSON.stringify(mapping), options: JSON.stringify(options), status: 'checking' })
      .where('id', '=', id)
      .execute();
    await enqueueJob(trx, IMPORT_TASK, {});
  });
  return getImport(ctx.db, { id });
}

function requireColumns(
  kind: ImportKind,
  mapping: ImportMapping,
  { otherwise }: ImportOptions,
  columns: number,
): void {
  const { fields, missingIn } = READING_RULES[kind];
  const missing = missingIn(mapping);
  if (missing)
    throw invalid(missing.message, [{ path: `mapping.${missing.field}`, message: missing.message }]);
  if (Object.keys(mapping).some((field) => !fields.some((known) => known === field)))
    throw invalid(`A column is matched to a field that ${kind} don't have`, []);
  if ([...Object.values(mapping), ...Object.values(otherwise)].some((columnIndex) => columnIndex >= columns))
    throw invalid("A chosen column isn't in this file", []);
}

/** Starts the run: what the dry run found new is judged again by the same code, and created. Mails nobody. */
export async function runImport(
  ctx: MemberContext,
  { id, ending = 0, addsIndustries = false }: RunImportInput,
): Promise<CsvImport> {
  if (addsIndustries) await addIndustries(ctx, (await getImport(ctx.db, { id })).newIndustries);
  await withTransaction(ctx.db, async (trx) => {
    const { status } = await lockImport(trx, id);
    if (status !== 'checked') throw conflict('Check this import first');
    const found = await getImport(trx, { id });
    if (found.ending !== ending)
      throw conflict(`This import ends ${found.ending} memberships at once, because their last day is over.`);
    await trx.updateTable('memberImports').set({ status: 'running' }).where('id', '=', id).execute();
    // It holds more about people than the rows that are erased with them.
    await trx.deleteFrom('memberImportFiles').where('importId', '=', id).execute();
    await writeAudit(trx, ctx, { event: 'import.started', targetType: 'import', targetId: id });
    await enqueueJob(trx, IMPORT_TASK, {});
  });
  return getImport(ctx.db, { id });
}

/** Starts to remove what an import created; what was changed since stays, and so does who has joined. */
export async function undoImport(ctx: MemberContext, { id }: ImportRef): Promise<CsvImport> {
  await withTransaction(ctx.db, async (trx) => {
    const { status } = await lockImport(trx, id);
    if (status !== 'done') throw conflict('Only a finished import can be undone');
    await trx.updateTable('memberImports').set({ status: 'undoing' }).where('id', '=', id).execute();
    await writeAudit(trx, ctx, { event: 'import.undone', targetType: 'import', targetId: id });
    await enqueueJob(trx, IMPORT_TASK, {});
  });
  return getImport(ctx.db, { id });
}

/** Deletes an import that has created nothing that is still there, with its file and rows. */
export async function deleteImport(ctx: MemberContext, { id }: ImportRef): Promise<{ ok: true }> {
  await withTransaction(ctx.db, async (trx) => {
    await lockImport(trx, id);
    const { isDeletable } = await getImport(trx, { id });
    if (!isDeletable) throw conflict('Undo this import first. It can be deleted then.');
    await trx.deleteFrom('memberImports').where('id', '=', id).execute();
    await writeAudit(trx, ctx, { event: 'import.deleted', targetType: 'import', targetId: id });
  });
  return { ok: true };
}

/** Deletes the rows of files that can no longer be undone; what they created stays. */
export async function purgeImports(db: Database): Promise<void> {
  await db.deleteFrom('memberImports').where('createdAt', '<', undoEnded).execute();
}

export async function lockImport(trx: Kysely<DB>, id: number) {
  await trx.selectFrom('memberImports').select('id').where('id', '=', id).forUpdate().execute();
  return findImport(trx, id);
}
