import { memberProcedure, router } from '../../ground/core/trpc.ts';
import { currentReader } from '../../ground/core/current-reader.ts';
import { accept } from './consents.commands.ts';
import { listPendingConsents } from './consents.queries.ts';
import { AcceptInput, PendingConsents } from '../../ground/settings/consents.schema.ts';

export const consentsRouter = router({
  pending: memberProcedure
    .output(PendingConsents)
    .query(async ({ ctx }) => listPendingConsents(ctx.db, ctx.viewer.id, await currentReader(ctx.services))),

  accept: memberProcedure
    .input(AcceptInput)
    .output(PendingConsents)
    .mutation(({ ctx, input }) => accept(ctx, input)),
});
