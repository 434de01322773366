import { staffProcedure, router } from '../../../ground/core/trpc.ts';
import { startBatch, stopBatch, undoBatch } from './batches.commands.ts';
import { countMatching, getBatch, listRecentBatches } from './batches.queries.ts';
import {
  BatchRef,
  Matching,
  MatchingInput,
  MemberBatch,
  RecentBatches,
  StartBatchInput,
} from './batches.schema.ts';

/** One action on many members. */
export const batchesRouter = router({
  matching: staffProcedure('members')
    .input(MatchingInput)
    .output(Matching)
    .query(({ ctx, input }) => countMatching(ctx.db, ctx.viewer, input)),
  recent: staffProcedure('members')
    .output(RecentBatches)
    .query(({ ctx }) => listRecentBatches(ctx.db)),
  get: staffProcedure('members')
    .input(BatchRef)
    .output(MemberBatch)
    .query(({ ctx, input }) => getBatch(ctx.db, input)),
  start: staffProcedure('members')
    .input(StartBatchInput)
    .output(MemberBatch)
    .mutation(({ ctx, input }) => startBatch(ctx, input)),
  stop: staffProcedure('members')
    .input(BatchRef)
    .output(MemberBatch)
    .mutation(({ ctx, input }) => stopBatch(ctx, input)),
  undo: staffProcedure('members')
    .input(BatchRef)
    .output(MemberBatch)
    .mutation(({ ctx, input }) => undoBatch(ctx, input)),
});
