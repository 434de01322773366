import { staffProcedure, staffStepUpProcedure } from '../../ground/core/trpc.ts';
import { changeAddress } from './change-address.commands.ts';
import { resendMail, sendPasswordLink, updateMember } from './member.commands.ts';
import { getMember } from './member.queries.ts';
import { AdminMember, ChangeAddressInput, MemberRef, SentMail, UpdateMemberInput } from './member.schema.ts';

/** One member in the console, directly under `admin.users`. */
export const memberProcedures = {
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
};
