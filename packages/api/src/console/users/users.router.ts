import { adminProcedure, adminStepUpProcedure, router } from '../../ground/core/trpc.ts';
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
  list: adminProcedure
    .input(ListUsersInput)
    .output(AdminUserPage)
    .query(({ ctx, input }) => listUsers(ctx.db, input)),
  counts: adminProcedure
    .input(CountUsersInput)
    .output(UserCounts)
    .query(({ ctx, input }) => countUsers(ctx.db, input)),
  /** A page of the sheet of all members. */
  listDetails: adminStepUpProcedure
    .input(ListUsersInput)
    .output(AdminMemberPage)
    .query(({ ctx, input }) => listMembers(ctx.db, input)),
  /** Guards the REST route that sends all addresses; called before the browser follows its link, so that a step-up can happen first. */
  checkExport: adminStepUpProcedure.output(Confirmed).mutation(() => ({ ok: true as const })),
  get: adminProcedure
    .input(MemberRef)
    .output(AdminMember)
    .query(({ ctx, input }) => getMember(ctx.db, input)),
  update: adminProcedure
    .input(UpdateMemberInput)
    .output(AdminMember)
    .mutation(({ ctx, input }) => updateMember(ctx, input)),
  resend: adminProcedure
    .input(MemberRef)
    .output(SentMail)
    .mutation(({ ctx, input }) => resendMail(ctx, input)),
  sendPasswordLink: adminStepUpProcedure
    .input(MemberRef)
    .output(MemberRef)
    .mutation(({ ctx, input }) => sendPasswordLink(ctx, input)),
  changeAddress: adminStepUpProcedure
    .input(ChangeAddressInput)
    .output(AdminMember)
    .mutation(({ ctx, input }) => changeAddress(ctx, input)),
  setActive: adminProcedure
    .input(SetUserActiveInput)
    .output(AdminUser)
    .mutation(({ ctx, input }) => setUserActive(ctx, input)),
  setRole: adminStepUpProcedure
    .input(SetUserRoleInput)
    .output(AdminUser)
    .mutation(({ ctx, input }) => setUserRole(ctx, input)),
  add: adminProcedure
    .input(AddUserInput)
    .output(AdminUser)
    .mutation(({ ctx, input }) => addUser(ctx, input)),
});
