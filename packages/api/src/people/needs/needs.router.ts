import { memberProcedure, router } from '../../ground/core/trpc.ts';
import { watchNeed } from './needs.commands.ts';
import { listStandingNeeds } from './needs.queries.ts';
import { StandingNeeds, WatchNeedInput } from './needs.schema.ts';

export const needsRouter = router({
  list: memberProcedure.output(StandingNeeds).query(({ ctx }) => listStandingNeeds(ctx.db, ctx.viewer)),

  watch: memberProcedure
    .meta({ auth: 'member', limit: 'correction' })
    .input(WatchNeedInput)
    .output(StandingNeeds)
    .mutation(({ ctx, input }) => watchNeed(ctx, input)),
});
