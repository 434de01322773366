import { memberProcedure, router } from '../../ground/core/trpc.ts';
import { applicationsRouter } from './applications.router.ts';
import {
  applyToOpportunity,
  closeOpportunity,
  createOpportunity,
  saveOpportunity,
  updateOpportunity,
} from './opportunities.commands.ts';
import {
  getOpportunity,
  listOpportunities,
  listOwnOpportunities,
  listSavedOpportunities,
} from './opportunities.queries.ts';
import {
  ApplicationState,
  ApplyInput,
  CloseState,
  CreateOpportunityInput,
  ListOwnOpportunitiesInput,
  Opportunity,
  OpportunityList,
  OpportunityPage,
  OpportunityRef,
  SaveOpportunityInput,
  SaveState,
  UpdateOpportunityInput,
} from './opportunities.schema.ts';

export const opportunitiesRouter = router({
  list: memberProcedure.output(OpportunityList).query(({ ctx }) => listOpportunities(ctx.db, ctx.viewer)),

  get: memberProcedure
    .input(OpportunityRef)
    .output(Opportunity)
    .query(({ ctx, input }) => getOpportunity(ctx.db, ctx.viewer, input)),

  mine: memberProcedure
    .input(ListOwnOpportunitiesInput)
    .output(OpportunityPage)
    .query(({ ctx, input }) => listOwnOpportunities(ctx.db, ctx.viewer, input)),

  saved: memberProcedure
    .input(ListOwnOpportunitiesInput)
    .output(OpportunityPage)
    .query(({ ctx, input }) => listSavedOpportunities(ctx.db, ctx.viewer, input)),

  create: memberProcedure
    .input(CreateOpportunityInput)
    .output(Opportunity)
    .mutation(({ ctx, input }) => createOpportunity(ctx, input)),

  sendApplication: memberProcedure
    .meta({ auth: 'member', limit: 'application' })
    .input(ApplyInput)
    .output(ApplicationState)
    .mutation(({ ctx, input }) => applyToOpportunity(ctx, input)),

  save: memberProcedure
    .meta({ auth: 'member', limit: 'reaction' })
    .input(SaveOpportunityInput)
    .output(SaveState)
    .mutation(({ ctx, input }) => saveOpportunity(ctx, input)),

  update: memberProcedure
    .input(UpdateOpportunityInput)
    .output(Opportunity)
    .mutation(({ ctx, input }) => updateOpportunity(ctx, input)),

  applications: applicationsRouter,

  close: memberProcedure
    .input(OpportunityRef)
    .output(CloseState)
    .mutation(({ ctx, input }) => closeOpportunity(ctx, input)),
});
