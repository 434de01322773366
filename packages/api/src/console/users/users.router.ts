import { adminProcedure, adminStepUpProcedure, router } from '../../ground/core/trpc.ts';
import { batchesRouter } from './batches/batches.router.ts';
import { mergeRouter } from './merge/merge.router.ts';
import { resendMail, sendPasswordLink, updateMember } from './member.commands.ts';
import { getMember } from './member.queries.ts';
import { AdminMember, MemberRef, SentMail, UpdateMemberInput } from './member.schema.ts';
import { setUserRole } from './set-role.commands.ts';
import { addUser, setUserActive } from './users.commands.ts';
import { listUsers } from './users.queries.ts';
import {
  AddUserInput,
  AdminUser,
  AdminUserPage,
  Confirmed,
  ListUsersInput,
  SetUserActiveInput,
  SetUserRoleInput,
} from './users.schema.ts';

export const adminUsersRouter = router({
  batches: batchesRouter,
  merge: mergeRouter,
  list: adminProcedure
    .input(ListUsersInput)
    .output(AdminUserPage)
    .query(({ ctx, input }) => listUsers(ctx.db, input)),
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
