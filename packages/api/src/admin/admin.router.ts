import { applicantsRouter } from '../applicants/applicants.router.ts';
import { adminArticlesRouter } from '../articles/admin/article-admin.router.ts';
import { bannersRouter } from '../banners/banners.router.ts';
import { adminBusinessesRouter } from '../businesses/admin/business-list.router.ts';
import { communityRouter } from '../community/community.router.ts';
import { adminProcedure, router } from '../core/trpc.ts';
import { embeddingsRouter } from '../embeddings/embeddings.router.ts';
import { adminPostsRouter } from '../feed/admin/post-admin.router.ts';
import { adminRegistrationRouter } from '../registration/registration.router.ts';
import { adminReportsRouter } from '../reports/admin/report-admin.router.ts';
import { adminInvitationsRouter } from '../invitations/invitations.router.ts';
import { importsRouter } from '../imports/imports.router.ts';
import { industriesRouter } from '../industries/industries.router.ts';
import { adminServicesRouter } from '../services/admin/services-admin.router.ts';
import { adminPagesRouter } from '../pages/page-admin.router.ts';
import { settingsRouter } from '../settings/settings.router.ts';
import { checklistRouter } from './checklist/checklist.router.ts';
import { adminDeliveriesRouter } from './deliveries/deliveries.router.ts';
import { overviewProcedures } from './overview/overview.router.ts';
import { confirmPassword } from './users/users.commands.ts';
import { adminUsersRouter } from './users/users.router.ts';
import { ConfirmPasswordInput, Confirmed } from './users/users.schema.ts';

/**
 * Mounts what administrators see and do. What concerns one feature lives in that feature's `admin` folder; here
 * lives what only administrators have: the overview, members' accounts and failed deliveries. Businesses, articles
 * and orders are written by procedures of their own features: businesses.admin, articles.create and update,
 * orders.setStatus.
 */
export const adminRouter = router({
  ...overviewProcedures,
  confirmPassword: adminProcedure
    .input(ConfirmPasswordInput)
    .output(Confirmed)
    .mutation(({ ctx, input }) => confirmPassword(ctx, input)),

  applicants: applicantsRouter,
  articles: adminArticlesRouter,
  banners: bannersRouter,
  businesses: adminBusinessesRouter,
  checklist: checklistRouter,
  community: communityRouter,
  deliveries: adminDeliveriesRouter,
  embeddings: embeddingsRouter,
  imports: importsRouter,
  industries: industriesRouter,
  pages: adminPagesRouter,
  invitations: adminInvitationsRouter,
  posts: adminPostsRouter,
  registration: adminRegistrationRouter,
  reports: adminReportsRouter,
  services: adminServicesRouter,
  settings: settingsRouter,
  users: adminUsersRouter,
});
