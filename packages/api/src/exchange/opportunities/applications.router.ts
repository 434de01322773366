import { memberProcedure, router } from '../../ground/core/trpc.ts';
import { answerApplication, reopenApplication, withdrawApplication } from './applications.commands.ts';
import { listApplications } from './applications.queries.ts';
import {
  AnswerApplicationInput,
  AnsweredApplication,
  Applications,
  ReopenApplicationInput,
  ReopenedApplication,
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

  reopen: memberProcedure
    .input(ReopenApplicationInput)
    .output(ReopenedApplication)
    .mutation(({ ctx, input }) => reopenApplication(ctx, input)),

  withdraw: memberProcedure
    .input(OpportunityRef)
    .output(WithdrawnApplication)
    .mutation(({ ctx, input }) => withdrawApplication(ctx, input)),
});
