import { memberProcedure, router } from '../../ground/core/trpc.ts';
import { applicationsRouter } from './applications.router.ts';
import {
  applyToOpportunity,
  closeOpportunity,
  createOpportunity,
  saveOpportunity,
  updateOpportunity,
} from './opportunities.commands.ts';
import { opportunityLists } from './opportunity-lists.ts';
import {
  ApplicationState,
  ApplyInput,
  CloseState,
  CreateOpportunityInput,
  Opportunity,
  OpportunityRef,
  SaveOpportunityInput,
  SaveState,
  UpdateOpportunityInput,
} from './opportunities.schema.ts';
import { searchesRouter } from './searches/searches.router.ts';

export const opportunitiesRouter = router({
  ...opportunityLists,

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
  searches: searchesRouter,

  close: memberProcedure
    .input(OpportunityRef)
    .output(CloseState)
    .mutation(({ ctx, input }) => closeOpportunity(ctx, input)),
});
