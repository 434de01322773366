import { withCompiledParse } from '../core/with-compiled-parse.ts';
import { memberProcedure, publicProcedure, router } from '../core/trpc.ts';
import { openProfile, updateProfile } from './profile.commands.ts';
import { CurrentUser, ProfileFields, ProfileRef, PublicProfile } from './profile.schema.ts';

export const profileRouter = router({
  get: publicProcedure
    .meta({ auth: 'public', limit: 'publicProfile' })
    .input(ProfileRef)
    .output(withCompiledParse(PublicProfile))
    .query(({ ctx, input }) => openProfile(ctx, input)),

  update: memberProcedure
    .meta({ auth: 'member', limit: 'profileUpdate' })
    .input(ProfileFields)
    .output(CurrentUser)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
});
