import { staffProcedure, router } from '../../../ground/core/trpc.ts';
import { sendAgain } from './deliveries.commands.ts';
import { listFailedDeliveries } from './deliveries.queries.ts';
import { FailedDeliveries, SendAgainInput, SentAgain } from './deliveries.schema.ts';

export const adminDeliveriesRouter = router({
  listFailed: staffProcedure('system')
    .output(FailedDeliveries)
    .query(({ ctx }) => listFailedDeliveries(ctx.db)),
  sendAgain: staffProcedure('system')
    .input(SendAgainInput)
    .output(SentAgain)
    .mutation(({ ctx, input }) => sendAgain(ctx, input)),
});
