import { compiled } from '../core/compiled.ts';
import { adminProcedure, router } from '../core/trpc.ts';
import { listAudit, proveAudit } from './audit.queries.ts';
import { AuditPage, AuditProof, ListAuditInput } from './audit.schema.ts';

export const auditRouter = router({
  list: adminProcedure
    .input(ListAuditInput)
    .output(compiled(AuditPage))
    .query(({ ctx, input }) => listAudit(ctx.db, input)),
  prove: adminProcedure.output(compiled(AuditProof)).query(({ ctx }) => proveAudit(ctx.db)),
});
