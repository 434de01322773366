import { staffProcedure, router } from '../../ground/core/trpc.ts';
import { decideReport } from './report-admin.commands.ts';
import { listReports } from './report-admin.queries.ts';
import { DecideReportInput, DecidedReports, ListReportsInput, ReportPage } from './report-admin.schema.ts';

export const adminReportsRouter = router({
  list: staffProcedure('moderation')
    .input(ListReportsInput)
    .output(ReportPage)
    .query(({ ctx, input }) => listReports(ctx.db, input)),
  decide: staffProcedure('moderation')
    .input(DecideReportInput)
    .output(DecidedReports)
    .mutation(({ ctx, input }) => decideReport(ctx, input)),
});
