import { adminProcedure, router } from '../core/trpc.ts';
import { checkImport, inviteImported, runImport, undoImport } from './imports.commands.ts';
import { getImport, listImportRows, listImports } from './imports.queries.ts';
import {
  CheckImportInput,
  ImportList,
  ImportRef,
  ImportRowPage,
  ListImportRowsInput,
  MemberImport,
} from './imports.schema.ts';

/** Members from CSV files; the upload itself is a route of the server. */
export const importsRouter = router({
  list: adminProcedure.output(ImportList).query(({ ctx }) => listImports(ctx.db)),

  get: adminProcedure
    .input(ImportRef)
    .output(MemberImport)
    .query(({ ctx, input }) => getImport(ctx.db, input)),

  rows: adminProcedure
    .input(ListImportRowsInput)
    .output(ImportRowPage)
    .query(({ ctx, input }) => listImportRows(ctx.db, input)),

  check: adminProcedure
    .input(CheckImportInput)
    .output(MemberImport)
    .mutation(({ ctx, input }) => checkImport(ctx, input)),

  run: adminProcedure
    .input(ImportRef)
    .output(MemberImport)
    .mutation(({ ctx, input }) => runImport(ctx, input)),

  invite: adminProcedure
    .input(ImportRef)
    .output(MemberImport)
    .mutation(({ ctx, input }) => inviteImported(ctx, input)),

  undo: adminProcedure
    .input(ImportRef)
    .output(MemberImport)
    .mutation(({ ctx, input }) => undoImport(ctx, input)),
});
