import { staffProcedure, router } from '../../ground/core/trpc.ts';
import { updateCommunity } from './community.commands.ts';
import { readCommunity } from './community.queries.ts';
import { ChangeCommunityInput, Community } from '../../ground/settings/community.schema.ts';

export const communityRouter = router({
  get: staffProcedure('settings')
    .output(Community)
    .query(({ ctx }) => readCommunity(ctx.db)),
  update: staffProcedure('settings')
    .input(ChangeCommunityInput)
    .output(Community)
    .mutation(({ ctx, input }) => updateCommunity(ctx, input)),
});
