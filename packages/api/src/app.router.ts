import { authRouter } from './auth/auth.router.ts';
import { connectionsRouter } from './connections/connections.router.ts';
import { createCallerFactory, router } from './core/trpc.ts';
import { dashboardRouter } from './dashboard/dashboard.router.ts';
import { feedRouter } from './feed/feed.router.ts';
import { liveRouter } from './live/live.router.ts';
import { networkRouter } from './network/network.router.ts';
import { ordersRouter } from './orders/orders.router.ts';
import { profileRouter } from './profile/profile.router.ts';
import { servicesRouter } from './services/services.router.ts';
import { shortLinksRouter } from './short-links/short-links.router.ts';
import { siteRouter } from './site/site.router.ts';

export const appRouter = router({
  auth: authRouter,
  connections: connectionsRouter,
  dashboard: dashboardRouter,
  feed: feedRouter,
  live: liveRouter,
  network: networkRouter,
  orders: ordersRouter,
  profile: profileRouter,
  services: servicesRouter,
  shortLinks: shortLinksRouter,
  site: siteRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in this process; REST and rendered pages use it. */
export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
