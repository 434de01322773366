import { memberProcedure, router } from '../../ground/core/trpc.ts';
import { getInsights } from './network.queries.ts';
import { InsightsInput, NetworkInsights } from './network.schema.ts';

export const networkRouter = router({
  insights: memberProcedure
    .input(InsightsInput.optional())
    .output(NetworkInsights)
    .query(({ ctx, input }) => getInsights(ctx.db, ctx.viewer, input)),
});
