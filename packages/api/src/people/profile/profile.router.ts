import { unauthorized } from '../../ground/errors/errors.ts';
import { memberProcedure, publicProcedure, router } from '../../ground/core/trpc.ts';
import { openProfile, reportMember, updateProfile } from './profile.commands.ts';
import { ReportInput, ReportState } from '../../ground/reports/reports.schema.ts';
import { CurrentUser, ProfileRef, PublicProfile, UpdateProfileInput } from './profile.schema.ts';
import { correctUnderstood } from './understood/understood.commands.ts';
import { findUnderstood } from '../../discovery/readings/understood.queries.ts';
import { CorrectUnderstoodInput, Understood } from '../../discovery/readings/understood.schema.ts';

export const profileRouter = router({
  get: publicProcedure
    .meta({ auth: 'public', limit: 'publicProfile' })
    .input(ProfileRef)
    .output(PublicProfile)
    .query(({ ctx, input }) => openProfile(ctx, input)),

  update: memberProcedure
    .meta({ auth: 'member', limit: 'profileUpdate' })
    .input(UpdateProfileInput)
    .output(CurrentUser)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),

  report: memberProcedure
    .meta({ auth: 'member', limit: 'report' })
    .input(ReportInput)
    .output(ReportState)
    .mutation(({ ctx, input }) => reportMember(ctx, input)),

  understood: memberProcedure.output(Understood).query(async ({ ctx }) => {
    const read = await findUnderstood(ctx.db, ctx.viewer.id);
    if (!read) throw unauthorized();
    return read;
  }),

  correctUnderstood: memberProcedure
    .meta({ auth: 'member', limit: 'correction' })
    .input(CorrectUnderstoodInput)
    .output(Understood)
    .mutation(({ ctx, input }) => correctUnderstood(ctx, input)),
});
