import { notFound } from '../core/errors.ts';
import { memberProcedure, publicProcedure, router } from '../core/trpc.ts';
import { updateProfile } from './profile.commands.ts';
import { findPublicProfile } from './profile.queries.ts';
import { CurrentUser, ProfileFields, ProfileRef, PublicProfile } from './profile.schema.ts';

export const profileRouter = router({
  get: publicProcedure
    .meta({ auth: 'public', limit: 'publicProfile' })
    .input(ProfileRef)
    .output(PublicProfile)
    .query(async ({ ctx, input }) => {
      const profile = await findPublicProfile(ctx.db, input.username);
      if (!profile) throw notFound('The requested profile could not be found.');
      return profile;
    }),

  update: memberProcedure
    .meta({ auth: 'member', limit: 'profileUpdate' })
    .input(ProfileFields)
    .output(CurrentUser)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
});
