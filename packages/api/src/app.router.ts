import { authRouter } from './auth/auth.router.ts';
import { createCallerFactory, router } from './core/trpc.ts';
import { feedRouter } from './feed/feed.router.ts';
import { liveRouter } from './live/live.router.ts';
import { profileRouter } from './profile/profile.router.ts';
import { siteRouter } from './site/site.router.ts';

export const appRouter = router({
  auth: authRouter,
  feed: feedRouter,
  live: liveRouter,
  profile: profileRouter,
  site: siteRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in this process; REST and rendered pages use it. */
export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
