import { staffProcedure, router } from '../../ground/core/trpc.ts';
import { addIndustry, mergeIndustry, updateIndustry } from './industries.commands.ts';
import { listIndustries } from './industries.queries.ts';
import {
  AddIndustryInput,
  IndustryList,
  MergeIndustryInput,
  UpdateIndustryInput,
} from './industries.schema.ts';

export const industriesRouter = router({
  list: staffProcedure('directory')
    .output(IndustryList)
    .query(({ ctx }) => listIndustries(ctx.db)),
  add: staffProcedure('directory')
    .input(AddIndustryInput)
    .output(IndustryList)
    .mutation(({ ctx, input }) => addIndustry(ctx, input)),
  update: staffProcedure('directory')
    .input(UpdateIndustryInput)
    .output(IndustryList)
    .mutation(({ ctx, input }) => updateIndustry(ctx, input)),
  merge: staffProcedure('directory')
    .input(MergeIndustryInput)
    .output(IndustryList)
    .mutation(({ ctx, input }) => mergeIndustry(ctx, input)),
});
