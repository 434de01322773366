import { staffProcedure, staffStepUpProcedure, router } from '../../../ground/core/trpc.ts';
import { mergeMembers, previewMerge } from './merge-members.commands.ts';
import { Merge, MergeInput } from './merge.schema.ts';

/** Two accounts of one person become one. */
export const mergeRouter = router({
  // A mutation, because it writes before it rolls back, which a replica cannot.
  preview: staffProcedure('accounts')
    .input(MergeInput)
    .output(Merge)
    .mutation(({ ctx, input }) => previewMerge(ctx, input)),
  run: staffStepUpProcedure('accounts')
    .input(MergeInput)
    .output(Merge)
    .mutation(({ ctx, input }) => mergeMembers(ctx, input)),
});
