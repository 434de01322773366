import { type DatabaseTransaction, sql, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict } from '../../ground/errors/errors.ts';
import { guessMapping, isKnownHeader } from './guess-mapping.ts';
import { READING_RULES } from './import-kinds.queries.ts';
import { lockImport } from './imports.commands.ts';
import { getImport } from './imports.queries.ts';
import {
  type CsvImport,
  IMPORT_MAX_ROWS,
  ImportKind,
  ImportMapping,
  ImportOptions,
  type ImportReading,
  REASON_COLUMN,
  type ReadImportInput,
} from './imports.schema.ts';
import { readFile, refused } from './reading/read-file.ts';
import { fileProblems } from './reading/file-problem.ts';
import { type FileRow, TOP_ROWS, type Table, toTable, truncate } from './reading/table.ts';

type UploadedFile = { kind: ImportKind; name: string; bytes: Uint8Array };
type ReadFile = { table: Table; reading: ImportReading };

/** Stores the rows of a file, all or none. The columns are mapped as in the last import with the same columns. */
export async function createImport(ctx: MemberContext, file: UploadedFile): Promise<CsvImport> {
  const { kind, name, bytes } = file;
  const read = await readList(bytes, {});
  const id = await withTransaction(ctx.db, async (trx) => {
    const created = await trx
      .insertInto('memberImports')
      .values({
        kind,
        createdBy: ctx.viewer.id,
        fileName: name.slice(0, 200) || `${kind}.csv`,
        columns: read.table.columns,
        mapping: '{}',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('memberImportFiles')
      .values({ importId: created.id, bytes: Buffer.from(bytes) })
      .execute();
    await storeRead(trx, { id: created.id, kind }, read);
    return created.id;
  });
  return getImport(ctx.db, { id });
}

/** Reads the file of an import again, in another way than was guessed. Its rows and columns are replaced. */
export async function readAgain(ctx: MemberContext, { id, ...choice }: ReadImportInput): Promise<CsvImport> {
  const { kind: stored } = await getImport(ctx.db, { id });
  const kind = ImportKind.parse(stored);
  const file = await ctx.db
    .selectFrom('memberImportFiles')
    .select('bytes')
    .where('importId', '=', id)
    .executeTakeFirst();
  if (!file) throw conflict('This file is no longer there. Upload it again.');
  const read = await readList(file.bytes, choice);
  await withTransaction(ctx.db, async (trx) => {
    const { status } = await lockImport(trx, id);
    if (status !== 'mapping' && status !== 'checked')
      throw conflict('This import is already running. Wait until it has finished.');
    await trx.deleteFrom('memberImportRows').where('importId', '=', id).execute();
    await storeRead(trx, { id, kind }, read);
  });
  return getImport(ctx.db, { id });
}

async function readList(
  bytes: Uint8Array,
  { headerRow, ...choice }: Omit<ReadImportInput, 'id'>,
): Promise<ReadFile> {
  const raw = await readFile(bytes, choice);
  const table = toTable(raw.rows, isKnownHeader, headerRow);
  if (table.rows.length === 0) throw refused(fileProblems.noRows);
  if (table.rows.length > IMPORT_MAX_ROWS) throw refused(fileProblems.rows(IMPORT_MAX_ROWS));
  if (table.columns.length < 2) throw refused(fileProblems.oneColumn);
  const { encoding, delimiter, sheet, sheets } = raw;
  return {
    table,
    reading: {
      encoding,
      delimiter,
      sheet,
      sheets,
      headerRow: table.headerRow,
      footerRows: table.footerRows,
      top: topOf(raw.rows),
    },
  };
}

/** Of the first rows, as much as one needs to find the names of the columns. */
const topOf = (rows: FileRow[]) =>
  rows
    .slice(0, TOP_ROWS)
    .map(({ line, cells }) => ({ line, cells: cells.slice(0, 8).map((cell) => truncate(cell, 40)) }));

async function storeRead(
  trx: DatabaseTransaction,
  { id, kind }: { id: number; kind: ImportKind },
  { table: { columns, rows }, reading }: ReadFile,
): Promise<void> {
  const sample = rows.slice(0, 100).map(({ cells }) => cells);
  const { mapping, options } = await usualColumns(trx, kind, columns, sample);
  await trx
    .updateTable('memberImports')
    .set({
      columns,
      reading: JSON.stringify(reading),
      mapping: JSON.stringify(mapping),
      options: JSON.stringify(options),
      status: 'mapping',
    })
    .where('id', '=', id)
    .execute();
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await sql`insert into member_import_rows (import_id, line, cells)
      select ${id}::int, (row ->> 'line')::int, array(select jsonb_array_elements_text(row -> 'cells'))
      from jsonb_array_elements(${JSON.stringify(rows.slice(at, at + AT_ONCE))}::jsonb) as row`.execute(trx);
}

const AT_ONCE = 500;

/** Columns as in the last import of a file with the same ones, else by their names. */
async function usualColumns(
  trx: DatabaseTransaction,
  kind: ImportKind,
  columns: string[],
  sample: string[][],
): Promise<{ mapping: ImportMapping; options: ImportOptions }> {
  const last = await trx
    .selectFrom('memberImports')
    .select(['mapping', 'options'])
    .where(sql<boolean>`${columns}::text[] in (columns, columns || array[${REASON_COLUMN}::text])`)
    .where('kind', '=', kind)
    .where('status', '<>', 'mapping')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (last) {
    // What becomes of known members is asked for each file.
    const { nameOrder, otherwise } = ImportOptions.parse(last.options);
    return {
      mapping: ImportMapping.parse(last.mapping),
      options: ImportOptions.parse({ nameOrder, otherwise }),
    };
  }
  const { fields, headers } = READING_RULES[kind];
  const { mapping, otherwise } = guessMapping(columns, sample, fields, headers);
  return { mapping, options: ImportOptions.parse({ otherwise }) };
}
