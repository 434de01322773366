import { withCompiledParse } from '../core/with-compiled-parse.ts';
import { memberProcedure, router } from '../core/trpc.ts';
import { getInsights } from './network.queries.ts';
import { NetworkInsights } from './network.schema.ts';

export const networkRouter = router({
  insights: memberProcedure
    .output(withCompiledParse(NetworkInsights))
    .query(({ ctx }) => getInsights(ctx.db, ctx.viewer)),
});
