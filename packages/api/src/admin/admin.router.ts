import { bannersRouter } from '../banners/banners.router.ts';
import { withCompiledParse } from '../core/with-compiled-parse.ts';
import { adminProcedure, router } from '../core/trpc.ts';
import { settingsRouter } from '../settings/settings.router.ts';
import { adminArticlesRouter } from './articles/articles.router.ts';
import { listAdminBusinesses } from './businesses/businesses.queries.ts';
import { AdminBusinessPage, ListAdminBusinessesInput } from './businesses/businesses.schema.ts';
import { embeddingsRouter } from '../embeddings/embeddings.router.ts';
import { adminDeliveriesRouter } from './deliveries/deliveries.router.ts';
import { getGrowth, getStats, listActivity } from './overview/overview.queries.ts';
import { Activity, AdminStats, Growth, GrowthInput } from './overview/overview.schema.ts';
import { adminPostsRouter } from './posts/posts.router.ts';
import { adminReportsRouter } from './reports/reports.router.ts';
import { confirmPassword } from './users/users.commands.ts';
import { adminUsersRouter } from './users/users.router.ts';
import { ConfirmPasswordInput, Confirmed } from './users/users.schema.ts';

/**
 * Composes the procedures of the admin console; each part has its own folder. Writes of businesses, articles and
 * orders live in their features: businesses.admin, articles.create and update, orders.setStatus.
 */
export const adminRouter = router({
  stats: adminProcedure
    .output(withCompiledParse(AdminStats))
    .query(({ ctx }) => getStats(ctx.db, ctx.services.config.timeZone)),
  activity: adminProcedure.output(withCompiledParse(Activity)).query(({ ctx }) => listActivity(ctx.db)),
  growth: adminProcedure
    .input(GrowthInput)
    .output(withCompiledParse(Growth))
    .query(({ ctx, input }) => getGrowth(ctx.db, ctx.services.config.timeZone, input)),
  confirmPassword: adminProcedure
    .input(ConfirmPasswordInput)
    .output(Confirmed)
    .mutation(({ ctx, input }) => confirmPassword(ctx, input)),

  articles: adminArticlesRouter,
  banners: bannersRouter,
  businesses: router({
    list: adminProcedure
      .input(ListAdminBusinessesInput)
      .output(withCompiledParse(AdminBusinessPage))
      .query(({ ctx, input }) => listAdminBusinesses(ctx.db, input)),
  }),
  deliveries: adminDeliveriesRouter,
  embeddings: embeddingsRouter,
  posts: adminPostsRouter,
  reports: adminReportsRouter,
  settings: settingsRouter,
  users: adminUsersRouter,
});
