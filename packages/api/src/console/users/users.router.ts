import { staffProcedure, staffStepUpProcedure, router } from '../../ground/core/trpc.ts';
import { batchesRouter } from './batches/batches.router.ts';
import { mergeRouter } from './merge/merge.router.ts';
import { listMembers } from './member.queries.ts';
import { memberProcedures } from './member.router.ts';
import { AdminMemberPage } from './member.schema.ts';
import { setUserRole } from './set-role.commands.ts';
import { addUser, setUserActive } from './users.commands.ts';
import { countUsers, listUsers } from './users.queries.ts';
import {
  AddUserInput,
  AdminUser,
  AdminUserPage,
  Confirmed,
  CountUsersInput,
  ListUsersInput,
  SetUserActiveInput,
  SetUserRoleInput,
  UserCounts,
} from './users.schema.ts';

export const adminUsersRouter = router({
  batches: batchesRouter,
  merge: mergeRouter,
  list: staffProcedure('members')
    .input(ListUsersInput)
    .output(AdminUserPage)
    .query(({ ctx, input }) => listUsers(ctx.db, ctx.viewer, input)),
  counts: staffProcedure('members')
    .input(CountUsersInput)
    .output(UserCounts)
    .query(({ ctx, input }) => countUsers(ctx.db, ctx.viewer, input)),
  /** A page of the sheet of all members. */
  listDetails: staffStepUpProcedure('members')
    .input(ListUsersInput)
    .output(AdminMemberPage)
    .query(({ ctx, input }) => listMembers(ctx.db, ctx.viewer, input)),
  /** Guards the REST route that sends all addresses; called before the browser follows its link, so that a step-up can happen first. */
  checkExport: staffStepUpProcedure('members')
    .output(Confirmed)
    .mutation(() => ({ ok: true as const })),
  ...memberProcedures,
  setActive: staffProcedure('members')
    .input(SetUserActiveInput)
    .output(AdminUser)
    .mutation(({ ctx, input }) => setUserActive(ctx, input)),
  setRole: staffStepUpProcedure('roles')
    .input(SetUserRoleInput)
    .output(AdminUser)
    .mutation(({ ctx, input }) => setUserRole(ctx, input)),
  add: staffProcedure('members')
    .input(AddUserInput)
    .output(AdminUser)
    .mutation(({ ctx, input }) => addUser(ctx, input)),
});
