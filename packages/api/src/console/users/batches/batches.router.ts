import { adminProcedure, router } from '../../../ground/core/trpc.ts';
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
  matching: adminProcedure
    .input(MatchingInput)
    .output(Matching)
    .query(({ ctx, input }) => countMatching(ctx.db, input)),
  recent: adminProcedure.output(RecentBatches).query(({ ctx }) => listRecentBatches(ctx.db)),
  get: adminProcedure
    .input(BatchRef)
    .output(MemberBatch)
    .query(({ ctx, input }) => getBatch(ctx.db, input)),
  start: adminProcedure
    .input(StartBatchInput)
    .output(MemberBatch)
    .mutation(({ ctx, input }) => startBatch(ctx, input)),
  stop: adminProcedure
    .input(BatchRef)
    .output(MemberBatch)
    .mutation(({ ctx, input }) => stopBatch(ctx, input)),
  undo: adminProcedure
    .input(BatchRef)
    .output(MemberBatch)
    .mutation(({ ctx, input }) => undoBatch(ctx, input)),
});
