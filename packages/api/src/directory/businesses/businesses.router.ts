import { memberProcedure, publicProcedure, router } from '../../ground/core/trpc.ts';
import { activityRouter } from './activity/activity.router.ts';
import { businessAdminRouter } from './admin/business-admin.router.ts';
import { contactBusiness, createBusiness, openBusiness, updateBusiness } from './businesses.commands.ts';
import { listOwnBusinesses } from './businesses.queries.ts';
import {
  Business,
  BusinessList,
  BusinessRef,
  BusinessSlug,
  ContactBusinessInput,
  ContactReceipt,
  ContactState,
  CreateBusinessInput,
  UpdateBusinessInput,
} from './businesses.schema.ts';
import { getContactState } from './contact-state.queries.ts';
import { directoryProcedures } from './directory.router.ts';
import { favouritesRouter } from './favourites/favourites.router.ts';
import { ownBusinessesRouter } from './own/own.router.ts';
import { reviewsRouter } from './reviews/reviews.router.ts';
import { teamRouter } from './team/team.router.ts';

export const businessesRouter = router({
  ...directoryProcedures,

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

  contactState: memberProcedure
    .input(BusinessRef)
    .output(ContactState)
    .query(({ ctx, input }) => getContactState(ctx, input)),

  activity: activityRouter,
  admin: businessAdminRouter,
  favourites: favouritesRouter,
  own: ownBusinessesRouter,
  reviews: reviewsRouter,
  team: teamRouter,
});
