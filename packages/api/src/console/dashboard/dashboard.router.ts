import { memberProcedure, router } from '../../ground/core/trpc.ts';
import { getRecommendations, getStats } from './dashboard.queries.ts';
import { DashboardStats, Recommendations } from './dashboard.schema.ts';
import { listWaiting } from './waiting.queries.ts';
import { Waiting } from './waiting.schema.ts';

export const dashboardRouter = router({
  stats: memberProcedure.output(DashboardStats).query(({ ctx }) => getStats(ctx.db, ctx.viewer)),

  recommendations: memberProcedure
    .output(Recommendations)
    .query(({ ctx }) => getRecommendations(ctx.db, ctx.viewer)),

  waiting: memberProcedure.output(Waiting).query(({ ctx }) => listWaiting(ctx.db, ctx.viewer)),
});
