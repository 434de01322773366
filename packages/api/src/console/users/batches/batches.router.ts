import { adminProcedure, router } from '../../../ground/core/trpc.ts';
import { startBatch, undoBatch } from './batches.commands.ts';
import { countMatching, getBatch } from './batches.queries.ts';
import { BatchRef, Matching, MatchingInput, MemberBatch, StartBatchInput } from './batches.schema.ts';

/** One action on many members. */
export const batchesRouter = router({
  matching: adminProcedure
    .input(MatchingInput)
    .output(Matching)
    .query(({ ctx, input }) => countMatching(ctx.db, input)),
  get: adminProcedure
    .input(BatchRef)
    .output(MemberBatch)
    .query(({ ctx, input }) => getBatch(ctx.db, input)),
  start: adminProcedure
    .input(StartBatchInput)
    .output(MemberBatch)
    .mutation(({ ctx, input }) => startBatch(ctx, input)),
  undo: adminProcedure
    .input(BatchRef)
    .output(MemberBatch)
    .mutation(({ ctx, input }) => undoBatch(ctx, input)),
});
