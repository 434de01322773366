import { timeZoneOf } from '../../../ground/core/time-zone.ts';
import { staffProcedure } from '../../../ground/core/trpc.ts';
import { getGrowth, getStats, listActivity } from './overview.queries.ts';
import { Activity, AdminStats, Growth, GrowthInput, SuggestionOutcomes, Waiting } from './overview.schema.ts';
import { listSuggestionOutcomes } from './suggestion-outcomes.queries.ts';
import { PasskeysElsewhere, findPasskeysElsewhere } from '../passkeys/passkeys-elsewhere.queries.ts';
import { listWaiting } from './waiting.queries.ts';

/** The figures of the console's first tab, directly under `admin`. */
export const overviewProcedures = {
  stats: staffProcedure('figures')
    .output(AdminStats)
    .query(async ({ ctx }) => getStats(ctx.db, await timeZoneOf(ctx.services))),
  waiting: staffProcedure('console')
    .output(Waiting)
    .query(({ ctx }) => listWaiting(ctx.db, ctx.viewer)),
  activity: staffProcedure('figures')
    .output(Activity)
    .query(({ ctx }) => listActivity(ctx.db)),
  growth: staffProcedure('figures')
    .input(GrowthInput)
    .output(Growth)
    .query(async ({ ctx, input }) => getGrowth(ctx.db, await timeZoneOf(ctx.services), input)),
  passkeysElsewhere: staffProcedure('system')
    .output(PasskeysElsewhere)
    .query(({ ctx }) => findPasskeysElsewhere(ctx.db, ctx.services.config)),
  suggestionOutcomes: staffProcedure('figures')
    .output(SuggestionOutcomes)
    .query(({ ctx }) => listSuggestionOutcomes(ctx.db)),
};
