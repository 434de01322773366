import { ProviderPage } from '../../../accounts/providers/providers.schema.ts';
import { memberProcedure, router } from '../../../ground/core/trpc.ts';
import { passwordProcedure } from '../own-password.ts';
import { beginLinking, unlinkAccount } from './identities.commands.ts';
import { listLinkedAccounts } from './identities.queries.ts';
import { LinkAccountInput, LinkedAccounts, UnlinkAccountInput } from './identities.schema.ts';

/** The member's own accounts at other services. */
export const identitiesRouter = router({
  list: memberProcedure.output(LinkedAccounts).query(({ ctx }) => listLinkedAccounts(ctx.db, ctx.viewer)),
  link: passwordProcedure
    .input(LinkAccountInput)
    .output(ProviderPage)
    .mutation(({ ctx, input }) => beginLinking(ctx, input)),
  unlink: passwordProcedure
    .input(UnlinkAccountInput)
    .output(LinkedAccounts)
    .mutation(({ ctx, input }) => unlinkAccount(ctx, input)),
});
