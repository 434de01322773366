import { memberProcedure, router } from '../../../ground/core/trpc.ts';
import { setListed } from './own.commands.ts';
import { getOwnBusinesses } from './own.queries.ts';
import { OwnBusinesses, ListedState, SetListedInput } from './own.schema.ts';

/** What the owner of businesses sees and does that belongs to no single page. */
export const ownBusinessesRouter = router({
  get: memberProcedure.output(OwnBusinesses).query(({ ctx }) => getOwnBusinesses(ctx.db, ctx.viewer)),
  setListed: memberProcedure
    .meta({ auth: 'member', limit: 'businessUpdate' })
    .input(SetListedInput)
    .output(ListedState)
    .mutation(({ ctx, input }) => setListed(ctx, input)),
});
