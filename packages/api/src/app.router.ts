import { accountRouter } from './account/account.router.ts';
import { adminRouter } from './admin/admin.router.ts';
import { articlesRouter } from './articles/articles.router.ts';
import { auditRouter } from './audit/audit.router.ts';
import { authRouter } from './auth/auth.router.ts';
import { backupsRouter } from './backups/backups.router.ts';
import { businessesRouter } from './businesses/businesses.router.ts';
import { connectionsRouter } from './connections/connections.router.ts';
import { consentsRouter } from './consents/consents.router.ts';
import { createCallerFactory, router } from './core/trpc.ts';
import { dashboardRouter } from './dashboard/dashboard.router.ts';
import { feedRouter } from './feed/feed.router.ts';
import { invitationsRouter } from './invitations/invitations.router.ts';
import { liveRouter } from './live/live.router.ts';
import { membersRouter } from './members/members.router.ts';
import { mentionsRouter } from './mentions/mentions.router.ts';
import { messagesRouter } from './messages/messages.router.ts';
import { networkRouter } from './insights/network.router.ts';
import { notificationsRouter } from './notifications/notifications.router.ts';
import { onboardingRouter } from './onboarding/onboarding.router.ts';
import { opportunitiesRouter } from './opportunities/opportunities.router.ts';
import { ordersRouter } from './orders/orders.router.ts';
import { pagesRouter } from './pages/pages.router.ts';
import { profileRouter } from './profile/profile.router.ts';
import { ownApplicationRouter } from './applicants/applicants.router.ts';
import { registrationRouter } from './registration/registration.router.ts';
import { servicesRouter } from './services/services.router.ts';
import { referralsRouter } from './referrals/referrals.router.ts';
import { savedRouter } from './saved/saved.router.ts';
import { searchRouter } from './search/search.router.ts';
import { shortLinksRouter } from './short-links/short-links.router.ts';
import { setupRouter } from './setup/setup.router.ts';
import { siteRouter } from './site/site.router.ts';

export const appRouter = router({
  account: accountRouter,
  admin: adminRouter,
  application: ownApplicationRouter,
  articles: articlesRouter,
  audit: auditRouter,
  auth: authRouter,
  backups: backupsRouter,
  businesses: businessesRouter,
  connections: connectionsRouter,
  consents: consentsRouter,
  dashboard: dashboardRouter,
  feed: feedRouter,
  invitations: invitationsRouter,
  live: liveRouter,
  members: membersRouter,
  mentions: mentionsRouter,
  messages: messagesRouter,
  network: networkRouter,
  notifications: notificationsRouter,
  onboarding: onboardingRouter,
  opportunities: opportunitiesRouter,
  orders: ordersRouter,
  pages: pagesRouter,
  profile: profileRouter,
  referrals: referralsRouter,
  registration: registrationRouter,
  services: servicesRouter,
  saved: savedRouter,
  search: searchRouter,
  setup: setupRouter,
  shortLinks: shortLinksRouter,
  site: siteRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in this process; REST and rendered pages use it. */
export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
