import { router, staffProcedure, staffStepUpProcedure } from '../../ground/core/trpc.ts';
import { endRole, giveRole } from './grants.commands.ts';
import { listGrants } from './grants.queries.ts';
import { EndRoleInput, GiveRoleInput, GrantList } from './grants.schema.ts';

/** Who holds which role. Administrators are made and demoted by users.setRole. */
export const grantsRouter = router({
  list: staffProcedure('roles')
    .output(GrantList)
    .query(({ ctx }) => listGrants(ctx.db)),
  give: staffStepUpProcedure('roles')
    .input(GiveRoleInput)
    .output(GrantList)
    .mutation(({ ctx, input }) => giveRole(ctx, input)),
  end: staffStepUpProcedure('roles')
    .input(EndRoleInput)
    .output(GrantList)
    .mutation(({ ctx, input }) => endRole(ctx, input)),
});
