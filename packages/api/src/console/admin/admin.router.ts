import { applicantsRouter } from '../../accounts/application/applicants.router.ts';
import { adminArticlesRouter } from '../../publishing/articles/admin/article-admin.router.ts';
import { bannersRouter } from '../../community/banners/banners.router.ts';
import { adminBusinessesRouter } from '../../directory/businesses/admin/business-list.router.ts';
import { communityRouter } from '../../community/community/community.router.ts';
import { staffProcedure, router } from '../../ground/core/trpc.ts';
import { embeddingsRouter } from '../../people/embeddings/embeddings.router.ts';
import { adminPostsRouter } from '../../publishing/feed/admin/post-admin.router.ts';
import { adminRegistrationRouter } from '../../accounts/registration/registration.router.ts';
import { adminReportsRouter } from '../reports/report-admin.router.ts';
import { adminInvitationsRouter } from '../../accounts/invitations/invitations.router.ts';
import { moderationRouter } from '../moderation/moderation.router.ts';
import { dutiesRouter } from '../../contact/duties/duties.router.ts';
import { figuresRouter } from '../figures/figures.router.ts';
import { grantsRouter } from '../roles/grants.router.ts';
import { adminHandoversRouter } from '../handovers/handovers.router.ts';
import { importsRouter } from '../imports/imports.router.ts';
import { industriesRouter } from '../../community/industries/industries.router.ts';
import { adminServicesRouter } from '../../exchange/services/admin/services-admin.router.ts';
import { adminPagesRouter } from '../../community/pages/page-admin.router.ts';
import { settingsRouter } from '../../community/settings/settings.router.ts';
import { checklistRouter } from './checklist/checklist.router.ts';
import { dataRequestsRouter } from '../data-requests/data-requests.router.ts';
import { adminDeliveriesRouter } from './deliveries/deliveries.router.ts';
import { mailRouter } from './mail/mail.router.ts';
import { overviewProcedures } from './overview/overview.router.ts';
import { adminProvidersRouter } from '../providers/providers.router.ts';
import { memberHistoryRouter } from '../users/history/member-history.router.ts';
import { confirmPassword } from '../users/users.commands.ts';
import { adminSecondFactorRouter } from '../users/second-factor-admin.router.ts';
import { adminUsersRouter } from '../users/users.router.ts';
import { Proof } from '../../accounts/confirmation/confirmation.schema.ts';
import { Confirmed } from '../users/users.schema.ts';

/**
 * Mounts what administrators see and do. What concerns one feature lives in that feature's `admin` folder; here
 * lives what only administrators have: the overview, members' accounts and failed deliveries. Businesses, articles
 * and orders are written by procedures of their own features: businesses.admin, articles.create and update,
 * orders.setStatus.
 */
export const adminRouter = router({
  ...overviewProcedures,
  confirmPassword: staffProcedure('console')
    .input(Proof)
    .output(Confirmed)
    .mutation(({ ctx, input }) => confirmPassword(ctx, input)),

  applicants: applicantsRouter,
  articles: adminArticlesRouter,
  banners: bannersRouter,
  businesses: adminBusinessesRouter,
  checklist: checklistRouter,
  community: communityRouter,
  deliveries: adminDeliveriesRouter,
  duties: dutiesRouter,
  dataRequests: dataRequestsRouter,
  embeddings: embeddingsRouter,
  figures: figuresRouter,
  grants: grantsRouter,
  handovers: adminHandoversRouter,
  imports: importsRouter,
  industries: industriesRouter,
  mail: mailRouter,
  memberHistory: memberHistoryRouter,
  moderation: moderationRouter,
  pages: adminPagesRouter,
  invitations: adminInvitationsRouter,
  posts: adminPostsRouter,
  providers: adminProvidersRouter,
  registration: adminRegistrationRouter,
  reports: adminReportsRouter,
  secondFactor: adminSecondFactorRouter,
  services: adminServicesRouter,
  settings: settingsRouter,
  users: adminUsersRouter,
});
