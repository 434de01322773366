import { memberProcedure, publicProcedure, router } from '../../ground/core/trpc.ts';
import { activityRouter } from './activity/activity.router.ts';
import { businessAdminRouter } from './admin/business-admin.router.ts';
import { contactBusiness, createBusiness, openBusiness, updateBusiness } from './businesses.commands.ts';
import { listOwnBusinesses } from './businesses.queries.ts';
import {
  Business,
  BusinessList,
  BusinessPage,
  BusinessSlug,
  ContactBusinessInput,
  ContactReceipt,
  CreateBusinessInput,
  DirectoryFacets,
  DirectoryFilter,
  ListBusinessesInput,
  UpdateBusinessInput,
} from './businesses.schema.ts';
import { listBusinesses, sharedBusinesses } from './directory.queries.ts';
import { countFacets, sharedFacets } from './facets.queries.ts';
import { favouritesRouter } from './favourites/favourites.router.ts';
import { chargeFilter, chargeRawFilter } from './filter-limit.ts';
import { ownBusinessesRouter } from './own/own.router.ts';
import { reviewsRouter } from './reviews/reviews.router.ts';
import { teamRouter } from './team/team.router.ts';

const CACHE = { tag: 'directory', charge: chargeRawFilter } as const;

export const businessesRouter = router({
  list: publicProcedure
    .meta({ auth: 'public', cache: CACHE, serialized: sharedBusinesses })
    .input(ListBusinessesInput)
    .output(BusinessPage)
    .query(async ({ ctx, input }) => {
      await chargeFilter(ctx, input);
      return listBusinesses(ctx.db, input);
    }),

  facets: publicProcedure
    .meta({ auth: 'public', cache: CACHE, serialized: sharedFacets })
    .input(DirectoryFilter)
    .output(DirectoryFacets)
    .query(async ({ ctx, input }) => {
      await chargeFilter(ctx, input);
      return countFacets(ctx.db, input);
    }),

  get: publicProcedure
    .input(BusinessSlug)
    .output(Business)
    .query(({ ctx, input }) => openBusiness(ctx, input.slug)),

  mine: memberProcedure.output(BusinessList).query(({ ctx }) => listOwnBusinesses(ctx.db, ctx.viewer)),

  create: memberProcedure
    .input(CreateBusinessInput)
    .output(Business)
    .mutation(({ ctx, input }) => createBusiness(ctx, input)),

  update: memberProcedure
    .meta({ auth: 'member', limit: 'businessUpdate' })
    .input(UpdateBusinessInput)
    .output(Business)
    .mutation(({ ctx, input }) => updateBusiness(ctx, input)),

  contact: memberProcedure
    .input(ContactBusinessInput)
    .output(ContactReceipt)
    .mutation(({ ctx, input }) => contactBusiness(ctx, input)),

  activity: activityRouter,
  admin: businessAdminRouter,
  favourites: favouritesRouter,
  own: ownBusinessesRouter,
  reviews: reviewsRouter,
  team: teamRouter,
});
