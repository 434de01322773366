import { adminProcedure, router } from '../../ground/core/trpc.ts';
import { updateCommunity } from './community.commands.ts';
import { readCommunity } from './community.queries.ts';
import { ChangeCommunityInput, Community } from '../../ground/settings/community.schema.ts';

export const communityRouter = router({
  get: adminProcedure.output(Community).query(({ ctx }) => readCommunity(ctx.db)),
  update: adminProcedure
    .input(ChangeCommunityInput)
    .output(Community)
    .mutation(({ ctx, input }) => updateCommunity(ctx, input)),
});
