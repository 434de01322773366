import { staffProcedure, router } from '../../ground/core/trpc.ts';
import { readAgain } from './read-imports.commands.ts';
import { decideRow, editCell } from './edit-rows.commands.ts';
import { inviteImported } from './invite-imported.commands.ts';
import { checkImport, deleteImport, runImport, undoImport } from './imports.commands.ts';
import { getImport, listImportRows, listImports } from './imports.queries.ts';
import {
  CheckImportInput,
  CsvImport,
  DecideRowInput,
  EditCellInput,
  ImportDeleted,
  ImportList,
  ImportRef,
  ImportRowPage,
  ListImportRowsInput,
  ReadImportInput,
  RunImportInput,
} from './imports.schema.ts';

/** Members and businesses from spreadsheets; the upload itself is a route of the server. */
export const importsRouter = router({
  list: staffProcedure('imports')
    .output(ImportList)
    .query(({ ctx }) => listImports(ctx.db)),

  get: staffProcedure('imports')
    .input(ImportRef)
    .output(CsvImport)
    .query(({ ctx, input }) => getImport(ctx.db, input)),

  rows: staffProcedure('imports')
    .input(ListImportRowsInput)
    .output(ImportRowPage)
    .query(({ ctx, input }) => listImportRows(ctx.db, input)),

  read: staffProcedure('imports')
    .input(ReadImportInput)
    .output(CsvImport)
    .mutation(({ ctx, input }) => readAgain(ctx, input)),

  check: staffProcedure('imports')
    .input(CheckImportInput)
    .output(CsvImport)
    .mutation(({ ctx, input }) => checkImport(ctx, input)),

  editCell: staffProcedure('imports')
    .input(EditCellInput)
    .output(CsvImport)
    .mutation(({ ctx, input }) => editCell(ctx, input)),

  decide: staffProcedure('imports')
    .input(DecideRowInput)
    .output(CsvImport)
    .mutation(({ ctx, input }) => decideRow(ctx, input)),

  run: staffProcedure('imports')
    .input(RunImportInput)
    .output(CsvImport)
    .mutation(({ ctx, input }) => runImport(ctx, input)),

  invite: staffProcedure('imports')
    .input(ImportRef)
    .output(CsvImport)
    .mutation(({ ctx, input }) => inviteImported(ctx, input)),

  undo: staffProcedure('imports')
    .input(ImportRef)
    .output(CsvImport)
    .mutation(({ ctx, input }) => undoImport(ctx, input)),

  delete: staffProcedure('imports')
    .input(ImportRef)
    .output(ImportDeleted)
    .mutation(({ ctx, input }) => deleteImport(ctx, input)),
});
