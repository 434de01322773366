import { staffProcedure, router } from '../../ground/core/trpc.ts';
import { updateSettings } from './settings.commands.ts';
import { getSettings } from './settings.queries.ts';
import { SiteSettings, UpdateSettingsInput } from './settings.schema.ts';

export const settingsRouter = router({
  get: staffProcedure('settings')
    .output(SiteSettings)
    .query(({ ctx }) => getSettings(ctx.db)),
  update: staffProcedure('settings')
    .input(UpdateSettingsInput)
    .output(SiteSettings)
    .mutation(({ ctx, input }) => updateSettings(ctx, input)),
});
