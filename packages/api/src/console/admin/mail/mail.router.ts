import { staffProcedure, router } from '../../../ground/core/trpc.ts';
import { AdminMember, MemberRef } from '../../users/member.schema.ts';
import { getInvitationText } from '../../../contact/mail/invitation-text.queries.ts';
import { InvitationPreview, InvitationText } from '../../../contact/mail/invitation-text.schema.ts';
import {
  clearBounce,
  previewInvitation,
  sendInvitationPreview,
  sendTestMail,
  updateInvitationText,
} from './mail.commands.ts';
import { getMailStatus, getTestMail } from './mail.queries.ts';
import { MailStatus, TestMail, TestMailRef } from './mail.schema.ts';

export const mailRouter = router({
  status: staffProcedure('system')
    .output(MailStatus)
    .query(({ ctx }) => getMailStatus(ctx.db, ctx.services.mail)),
  sendTest: staffProcedure('system')
    .output(TestMail)
    .mutation(({ ctx }) => sendTestMail(ctx)),
  test: staffProcedure('system')
    .input(TestMailRef)
    .output(TestMail)
    .query(({ ctx, input }) => getTestMail(ctx.db, ctx.viewer, input)),
  invitation: staffProcedure('system')
    .output(InvitationText)
    .query(({ ctx }) => getInvitationText(ctx.db)),
  updateInvitation: staffProcedure('system')
    .input(InvitationText)
    .output(InvitationText)
    .mutation(({ ctx, input }) => updateInvitationText(ctx, input)),
  previewInvitation: staffProcedure('system')
    .input(InvitationText)
    .output(InvitationPreview)
    .query(({ ctx, input }) => previewInvitation(ctx, input)),
  sendInvitationPreview: staffProcedure('system')
    .output(TestMail)
    .mutation(({ ctx }) => sendInvitationPreview(ctx)),
  clearBounce: staffProcedure('members')
    .input(MemberRef)
    .output(AdminMember)
    .mutation(({ ctx, input }) => clearBounce(ctx, input)),
});
