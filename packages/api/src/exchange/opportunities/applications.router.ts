import { memberProcedure, router } from '../../ground/core/trpc.ts';
import { answerApplication, withdrawApplication } from './applications.commands.ts';
import { listApplications } from './applications.queries.ts';
import {
  AnswerApplicationInput,
  AnsweredApplication,
  Applications,
  WithdrawnApplication,
} from './applications.schema.ts';
import { listAppliedOpportunities } from './opportunities.queries.ts';
import { ListOwnOpportunitiesInput, OpportunityPage, OpportunityRef } from './opportunities.schema.ts';

export const applicationsRouter = router({
  list: memberProcedure
    .input(OpportunityRef)
    .output(Applications)
    .query(({ ctx, input }) => listApplications(ctx.db, ctx.viewer, input)),

  mine: memberProcedure
    .input(ListOwnOpportunitiesInput)
    .output(OpportunityPage)
    .query(({ ctx, input }) => listAppliedOpportunities(ctx.db, ctx.viewer, input)),

  answer: memberProcedure
    .input(AnswerApplicationInput)
    .output(AnsweredApplication)
    .mutation(({ ctx, input }) => answerApplication(ctx, input)),

  withdraw: memberProcedure
    .input(OpportunityRef)
    .output(WithdrawnApplication)
    .mutation(({ ctx, input }) => withdrawApplication(ctx, input)),
});
