import { staffProcedure, staffStepUpProcedure, router } from '../../ground/core/trpc.ts';
import { holds } from '../../ground/roles/roles.policy.ts';
import { batchesRouter } from './batches/batches.router.ts';
import { mergeRouter } from './merge/merge.router.ts';
import { resendMail, sendPasswordLink, updateMember } from './member.commands.ts';
import { getMember, listMembers } from './member.queries.ts';
import { changeAddress } from './change-address.commands.ts';
import {
  AdminMember,
  AdminMemberPage,
  ChangeAddressInput,
  MemberRef,
  SentMail,
  UpdateMemberInput,
} from './member.schema.ts';
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
    .query(({ ctx, input }) => listUsers(ctx.db, { ...input, byAddress: holds(ctx.viewer, 'members') })),
  counts: staffProcedure('members')
    .input(CountUsersInput)
    .output(UserCounts)
    .query(({ ctx, input }) => countUsers(ctx.db, { ...input, byAddress: holds(ctx.viewer, 'members') })),
  /** A page of the sheet of all members. */
  listDetails: staffStepUpProcedure('members')
    .input(ListUsersInput)
    .output(AdminMemberPage)
    .query(({ ctx, input }) => listMembers(ctx.db, input)),
  /** Guards the REST route that sends all addresses; called before the browser follows its link, so that a step-up can happen first. */
  checkExport: staffStepUpProcedure('members')
    .output(Confirmed)
    .mutation(() => ({ ok: true as const })),
  get: staffProcedure('members')
    .input(MemberRef)
    .output(AdminMember)
    .query(({ ctx, input }) => getMember(ctx.db, input)),
  update: staffProcedure('members')
    .input(UpdateMemberInput)
    .output(AdminMember)
    .mutation(({ ctx, input }) => updateMember(ctx, input)),
  resend: staffProcedure('members')
    .input(MemberRef)
    .output(SentMail)
    .mutation(({ ctx, input }) => resendMail(ctx, input)),
  sendPasswordLink: staffStepUpProcedure('members')
    .input(MemberRef)
    .output(MemberRef)
    .mutation(({ ctx, input }) => sendPasswordLink(ctx, input)),
  changeAddress: staffStepUpProcedure('accounts')
    .input(ChangeAddressInput)
    .output(AdminMember)
    .mutation(({ ctx, input }) => changeAddress(ctx, input)),
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
