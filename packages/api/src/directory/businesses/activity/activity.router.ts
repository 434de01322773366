import { memberProcedure, publicProcedure, router } from '../../../ground/core/trpc.ts';
import { BusinessRef } from '../businesses.schema.ts';
import { recordAction } from './activity.commands.ts';
import { getActivity } from './activity.queries.ts';
import { BusinessActivity, RecordActionInput, RecordedAction } from './activity.schema.ts';

export const activityRouter = router({
  get: memberProcedure
    .input(BusinessRef)
    .output(BusinessActivity)
    .query(({ ctx, input }) => getActivity(ctx.db, ctx.viewer, input.id)),

  record: publicProcedure
    .meta({ auth: 'public', limit: 'reaction' })
    .input(RecordActionInput)
    .output(RecordedAction)
    .mutation(({ ctx, input }) => recordAction(ctx, input)),
});
