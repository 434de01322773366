import { type DatabaseTransaction, sql, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { enqueueJob } from '../../ground/core/jobs.ts';
import { conflict, notFound } from '../../ground/errors/errors.ts';
import { continueImport } from './continue-imports.commands.ts';
import { READING_RULES } from './import-kinds.queries.ts';
import { IMPORT_TASK, UNJUDGED, lockImport } from './imports.commands.ts';
import { getImport } from './imports.queries.ts';
import { type CsvImport, type DecideRowInput, type EditCellInput, ImportKind } from './imports.schema.ts';
import { importedFile } from './imported-file.queries.ts';
import type { JudgedRow } from './judge-row.ts';

/** Batches that are judged before the answer; the rest is left to the job. */
const BATCHES = 5;

/** Corrects a cell of a checked file. The row, and those that it was compared with, are judged again. */
export const editCell = (
  ctx: MemberContext,
  { id, line, column, value }: EditCellInput,
): Promise<CsvImport> =>
  changeRow(ctx, id, line, async (trx, cells) => {
    const changed = Array.from({ length: Math.max(cells.length, column + 1) }, (_, at) => cells[at] ?? '');
    changed[column] = value;
    await trx
      .updateTable('memberImportRows')
      .set({ cells: changed })
      .where('importId', '=', id)
      .where('line', '=', line)
      .execute();
  });

/** Decides what becomes of a row that repeats another one or a member; null for what is usual for the import. */
export const decideRow = (ctx: MemberContext, { id, line, decision }: DecideRowInput): Promise<CsvImport> =>
  changeRow(ctx, id, line, async (trx) => {
    await trx
      .updateTable('memberImportRows')
      .set({ decision })
      .where('importId', '=', id)
      .where('line', '=', line)
      .execute();
  });

async function changeRow(
  ctx: MemberContext,
  id: number,
  line: number,
  change: (trx: DatabaseTransaction, cells: string[]) => Promise<void>,
): Promise<CsvImport> {
  await withTransaction(ctx.db, async (trx) => {
    const found = await lockImport(trx, id);
    if (found.status !== 'checked') throw conflict('Only rows of a checked file can be changed');
    const { read } = READING_RULES[ImportKind.parse(found.kind)];
    const before = await findCells(trx, id, line);
    await change(trx, before);
    const after = await findCells(trx, id, line);
    const file = await importedFile(trx, found);
    await judgeAgain(
      trx,
      id,
      line,
      [before, after].map((cells) => read(file, { line, cells })),
    );
  });
  return getImport(ctx.db, { id });
}

async function findCells(trx: DatabaseTransaction, id: number, line: number): Promise<string[]> {
  const row = await trx
    .selectFrom('memberImportRows')
    .select('cells')
    .where('importId', '=', id)
    .where('line', '=', line)
    .executeTakeFirst();
  if (!row) throw notFound('This file has no such row');
  return row.cells;
}

/** Rows below are compared with this one, as it was and as it is now. */
async function judgeAgain(
  trx: DatabaseTransaction,
  id: number,
  line: number,
  readings: JudgedRow[],
): Promise<void> {
  const emails = readings.flatMap(({ email }) => email ?? []);
  const names = readings.flatMap(({ nameKey }) => nameKey ?? []);
  const numbers = readings.flatMap(({ membershipNumber }) => membershipNumber?.toLowerCase() ?? []);
  await trx
    .updateTable('memberImportRows')
    .set(UNJUDGED)
    .where('importId', '=', id)
    .where(
      sql<boolean>`line = ${line} or (line > ${line} and (email = any(${emails}::text[])
        or name_key = any(${names}::text[]) or lower(membership_number) = any(${numbers}::text[])))`,
    )
    .execute();
  await trx.updateTable('memberImports').set({ status: 'checking' }).where('id', '=', id).execute();
  for (let batch = 0; batch < BATCHES; batch += 1) if (!(await continueImport(trx, id))) return;
  await enqueueJob(trx, IMPORT_TASK, {});
}
