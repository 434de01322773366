import { staffProcedure, router } from '../../../ground/core/trpc.ts';
import { dismissItem } from './checklist.commands.ts';
import { listChecklist } from './checklist.queries.ts';
import { Checklist, DismissInput } from './checklist.schema.ts';

export const checklistRouter = router({
  list: staffProcedure('settings')
    .output(Checklist)
    .query(({ ctx }) => listChecklist(ctx.db, ctx.services)),
  dismiss: staffProcedure('settings')
    .input(DismissInput)
    .output(Checklist)
    .mutation(({ ctx, input }) => dismissItem(ctx, input)),
});
