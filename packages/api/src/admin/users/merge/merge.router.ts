import { adminProcedure, adminStepUpProcedure, router } from '../../../core/trpc.ts';
import { mergeMembers, previewMerge } from './merge-members.commands.ts';
import { Merge, MergeInput } from './merge.schema.ts';

/** Two accounts of one person become one. */
export const mergeRouter = router({
  preview: adminProcedure
    .meta({ auth: 'admin', writes: true })
    .input(MergeInput)
    .output(Merge)
    .query(({ ctx, input }) => previewMerge(ctx, input)),
  run: adminStepUpProcedure
    .input(MergeInput)
    .output(Merge)
    .mutation(({ ctx, input }) => mergeMembers(ctx, input)),
});
