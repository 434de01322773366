import { memberProcedure, router } from '../../../ground/core/trpc.ts';
import { followUp } from './follow-up.commands.ts';
import { listVisitors } from './visitors.queries.ts';
import { ListVisitorsInput, Visitor, VisitorPage, VisitorRef } from './visitors.schema.ts';

/** What became of guests, for who invited them and for those at the door. */
export const visitorsRouter = router({
  list: memberProcedure
    .input(ListVisitorsInput)
    .output(VisitorPage)
    .query(({ ctx, input }) => listVisitors(ctx.db, ctx.viewer, input)),
  followUp: memberProcedure
    .input(VisitorRef)
    .output(Visitor)
    .mutation(({ ctx, input }) => followUp(ctx, input)),
});
