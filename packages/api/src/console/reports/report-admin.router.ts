import { adminProcedure, router } from '../../ground/core/trpc.ts';
import { decideReport } from './report-admin.commands.ts';
import { listReports } from './report-admin.queries.ts';
import { DecideReportInput, DecidedReports, ListReportsInput, ReportPage } from './report-admin.schema.ts';

export const adminReportsRouter = router({
  list: adminProcedure
    .input(ListReportsInput)
    .output(ReportPage)
    .query(({ ctx, input }) => listReports(ctx.db, input)),
  decide: adminProcedure
    .input(DecideReportInput)
    .output(DecidedReports)
    .mutation(({ ctx, input }) => decideReport(ctx, input)),
});
