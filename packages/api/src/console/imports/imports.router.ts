import { adminProcedure, router } from '../../ground/core/trpc.ts';
import { checkImport, inviteImported, runImport, undoImport } from './imports.commands.ts';
import { getImport, listImportRows, listImports } from './imports.queries.ts';
import {
  CheckImportInput,
  CsvImport,
  ImportList,
  ImportRef,
  ImportRowPage,
  ListImportRowsInput,
} from './imports.schema.ts';

/** Members and businesses from CSV files; the upload itself is a route of the server. */
export const importsRouter = router({
  list: adminProcedure.output(ImportList).query(({ ctx }) => listImports(ctx.db)),

  get: adminProcedure
    .input(ImportRef)
    .output(CsvImport)
    .query(({ ctx, input }) => getImport(ctx.db, input)),

  rows: adminProcedure
    .input(ListImportRowsInput)
    .output(ImportRowPage)
    .query(({ ctx, input }) => listImportRows(ctx.db, input)),

  check: adminProcedure
    .input(CheckImportInput)
    .output(CsvImport)
    .mutation(({ ctx, input }) => checkImport(ctx, input)),

  run: adminProcedure
    .input(ImportRef)
    .output(CsvImport)
    .mutation(({ ctx, input }) => runImport(ctx, input)),

  invite: adminProcedure
    .input(ImportRef)
    .output(CsvImport)
    .mutation(({ ctx, input }) => inviteImported(ctx, input)),

  undo: adminProcedure
    .input(ImportRef)
    .output(CsvImport)
    .mutation(({ ctx, input }) => undoImport(ctx, input)),
});
