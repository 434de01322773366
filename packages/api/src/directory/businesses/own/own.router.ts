import { memberProcedure, router } from '../../../ground/core/trpc.ts';
import { setPublished } from './own.commands.ts';
import { getOwnBusinesses } from './own.queries.ts';
import { OwnBusinesses, PublishedState, SetPublishedInput } from './own.schema.ts';

/** What the owner of businesses sees and does that belongs to no single page. */
export const ownBusinessesRouter = router({
  get: memberProcedure.output(OwnBusinesses).query(({ ctx }) => getOwnBusinesses(ctx.db, ctx.viewer)),
  setPublished: memberProcedure
    .meta({ auth: 'member', limit: 'businessUpdate' })
    .input(SetPublishedInput)
    .output(PublishedState)
    .mutation(({ ctx, input }) => setPublished(ctx, input)),
});
