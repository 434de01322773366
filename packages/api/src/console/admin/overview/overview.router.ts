import { timeZoneOf } from '../../../ground/core/time-zone.ts';
import { adminProcedure } from '../../../ground/core/trpc.ts';
import { getGrowth, getStats, listActivity } from './overview.queries.ts';
import { Activity, AdminStats, Growth, GrowthInput, SuggestionOutcomes, Waiting } from './overview.schema.ts';
import { listSuggestionOutcomes } from './suggestion-outcomes.queries.ts';
import { listWaiting } from './waiting.queries.ts';

/** The figures of the console's first tab, directly under `admin`. */
export const overviewProcedures = {
  stats: adminProcedure
    .output(AdminStats)
    .query(async ({ ctx }) => getStats(ctx.db, await timeZoneOf(ctx.services))),
  waiting: adminProcedure.output(Waiting).query(({ ctx }) => listWaiting(ctx.db)),
  activity: adminProcedure.output(Activity).query(({ ctx }) => listActivity(ctx.db)),
  growth: adminProcedure
    .input(GrowthInput)
    .output(Growth)
    .query(async ({ ctx, input }) => getGrowth(ctx.db, await timeZoneOf(ctx.services), input)),
  suggestionOutcomes: adminProcedure
    .output(SuggestionOutcomes)
    .query(({ ctx }) => listSuggestionOutcomes(ctx.db)),
};
