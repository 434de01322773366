import { publicProcedure, router } from '../../ground/core/trpc.ts';
import { worksRouter } from '../../people/works/works.router.ts';
import { ProfileRef } from '../../people/profile/profile.schema.ts';
import { openRelated } from './related.commands.ts';
import { RelatedToProfile } from './related.schema.ts';

/** What the page of a profile shows of features above it. */
export const profilePageRouter = router({
  related: publicProcedure
    .meta({ auth: 'public', limit: 'publicProfile' })
    .input(ProfileRef)
    .output(RelatedToProfile)
    .query(({ ctx, input }) => openRelated(ctx, input)),

  works: worksRouter,
});
