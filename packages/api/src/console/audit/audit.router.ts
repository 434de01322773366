import { staffProcedure, router } from '../../ground/core/trpc.ts';
import { listAudit } from './audit.queries.ts';
import { AuditPage, AuditVerification, ListAuditInput } from './audit.schema.ts';
import { verifyAudit } from './verify-audit.queries.ts';

export const auditRouter = router({
  list: staffProcedure('log')
    .input(ListAuditInput)
    .output(AuditPage)
    .query(({ ctx, input }) => listAudit(ctx.db, ctx.viewer, input)),
  verify: staffProcedure('log')
    .output(AuditVerification)
    .query(({ ctx }) => verifyAudit(ctx.db, ctx.services.backups)),
});
