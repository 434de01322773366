import { memberProcedure, publicProcedure } from '../../ground/core/trpc.ts';
import {
  getOpportunity,
  listOpportunities,
  listOwnOpportunities,
  listSavedOpportunities,
} from './opportunities.queries.ts';
import {
  FoundOpportunities,
  ListOwnOpportunitiesInput,
  Opportunity,
  OpportunityList,
  OpportunityPage,
  OpportunityRef,
} from './opportunities.schema.ts';
import { getOpportunityFacets, searchOpportunities } from './opportunity-search.queries.ts';
import { OpportunityFacets, SearchOpportunitiesInput } from './opportunity-search.schema.ts';

/** The procedures of `opportunities` that read. */
export const opportunityLists = {
  list: memberProcedure.output(OpportunityList).query(({ ctx }) => listOpportunities(ctx.db, ctx.viewer)),

  search: publicProcedure
    .input(SearchOpportunitiesInput)
    .output(FoundOpportunities)
    .query(({ ctx, input }) => searchOpportunities(ctx.db, ctx.viewer, input)),

  facets: publicProcedure
    .output(OpportunityFacets)
    .query(({ ctx }) => getOpportunityFacets(ctx.db, ctx.viewer)),

  get: publicProcedure
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
};
