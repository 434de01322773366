import { accountRouter } from './console/account/account.router.ts';
import { adminRouter } from './console/admin/admin.router.ts';
import { ownArticlesRouter } from './publishing/articles/own/own-articles.router.ts';
import { articlesRouter } from './publishing/articles/articles.router.ts';
import { auditRouter } from './console/audit/audit.router.ts';
import { authRouter } from './accounts/auth/auth.router.ts';
import { backupsRouter } from './console/backups/backups.router.ts';
import { businessesRouter } from './directory/businesses/businesses.router.ts';
import { connectionsRouter } from './people/connections/connections.router.ts';
import { consentsRouter } from './accounts/consents/consents.router.ts';
import { createCallerFactory, mergeRouters, router } from './ground/core/trpc.ts';
import { needsRouter } from './people/needs/needs.router.ts';
import { dashboardRouter } from './console/dashboard/dashboard.router.ts';
import { decisionsRouter } from './contact/decisions/decisions.router.ts';
import { articleCommentsRouter, commentsRouter } from './publishing/comments/comments.router.ts';
import { feedRouter } from './publishing/feed/feed.router.ts';
import { invitationsRouter } from './accounts/invitations/invitations.router.ts';
import { liveRouter } from './ground/live/live.router.ts';
import { membersRouter } from './people/members/members.router.ts';
import { handoversRouter } from './console/handovers/handovers.router.ts';
import { mentionsRouter } from './discovery/mentions/mentions.router.ts';
import { messagesRouter } from './contact/messages/messages.router.ts';
import { networkRouter } from './console/network/network.router.ts';
import { notificationsRouter } from './contact/notifications/notifications.router.ts';
import { onboardingRouter } from './console/onboarding/onboarding.router.ts';
import { opportunitiesRouter } from './exchange/opportunities/opportunities.router.ts';
import { ordersRouter } from './exchange/orders/orders.router.ts';
import { pagesRouter } from './community/pages/pages.router.ts';
import { previewsRouter } from './discovery/previews/previews.router.ts';
import { profilePageRouter } from './console/profile-page/profile-page.router.ts';
import { profileRouter } from './people/profile/profile.router.ts';
import { ownApplicationRouter } from './accounts/application/applicants.router.ts';
import { registrationRouter } from './accounts/registration/registration.router.ts';
import { servicesRouter } from './exchange/services/services.router.ts';
import { referralsRouter } from './exchange/referrals/referrals.router.ts';
import { savedRouter } from './console/saved/saved.router.ts';
import { searchRouter } from './discovery/search/search.router.ts';
import { shortLinksRouter } from './publishing/short-links/short-links.router.ts';
import { setupRouter } from './console/setup/setup.router.ts';
import { topicsRouter } from './publishing/topics/topics.router.ts';
import { siteRouter } from './community/site/site.router.ts';
import { eventsRouter } from './chapters/events/events.router.ts';
import { chaptersRouter } from './chapters/chapters/chapters.router.ts';

export const appRouter = router({
  account: accountRouter,
  admin: adminRouter,
  application: ownApplicationRouter,
  articles: mergeRouters(articlesRouter, router({ comments: articleCommentsRouter, own: ownArticlesRouter })),
  audit: auditRouter,
  auth: authRouter,
  backups: backupsRouter,
  businesses: businessesRouter,
  connections: connectionsRouter,
  consents: consentsRouter,
  dashboard: dashboardRouter,
  needs: needsRouter,
  decisions: decisionsRouter,
  feed: mergeRouters(feedRouter, router({ comments: commentsRouter })),
  handovers: handoversRouter,
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
  previews: previewsRouter,
  profile: mergeRouters(profileRouter, profilePageRouter),
  referrals: referralsRouter,
  registration: registrationRouter,
  services: servicesRouter,
  saved: savedRouter,
  search: searchRouter,
  setup: setupRouter,
  shortLinks: shortLinksRouter,
  site: siteRouter,
  topics: topicsRouter,
  events: eventsRouter,
  chapters: chaptersRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in this process; REST and rendered pages use it. */
export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
