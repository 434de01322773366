import { holds } from '../../ground/roles/roles.policy.ts';
import { staffProcedure, memberProcedure, publicProcedure, router } from '../../ground/core/trpc.ts';
import {
  createInvitation,
  inviteByEmail,
  resendInvitation,
  revokeInvitation,
} from './invitations.commands.ts';
import { listInvitations, openInvitation } from './invitations.queries.ts';
import {
  CreateInvitationInput,
  Invitation,
  InvitationLink,
  InvitationPage,
  InvitationRef,
  InviteByEmailInput,
  InvitedByEmail,
  ListInvitationsInput,
  OpenedInvitation,
} from './invitations.schema.ts';

export const invitationsRouter = router({
  /** What the link of an invitation shows. A mutation: a query would put the code into logs. */
  open: publicProcedure
    .input(InvitationLink)
    .output(OpenedInvitation)
    .mutation(({ ctx, input }) => openInvitation(ctx.db, input.code)),

  list: memberProcedure
    .input(ListInvitationsInput)
    .output(InvitationPage)
    .query(({ ctx, input }) =>
      listInvitations(ctx.db, ctx.services.config.publicOrigin, { ...input, createdBy: ctx.viewer.id }),
    ),

  create: memberProcedure
    .meta({ auth: 'member', limit: 'invitation' })
    .input(CreateInvitationInput)
    .output(Invitation)
    .mutation(({ ctx, input }) => createInvitation(ctx, input)),

  revoke: memberProcedure
    .input(InvitationRef)
    .output(Invitation)
    .mutation(({ ctx, input }) => revokeInvitation(ctx, input)),
});

/** Everyone's invitations, and invitations by email. */
export const adminInvitationsRouter = router({
  list: staffProcedure('members')
    .input(ListInvitationsInput)
    .output(InvitationPage)
    .query(({ ctx, input }) =>
      listInvitations(ctx.db, ctx.services.config.publicOrigin, {
        ...input,
        hidesUrls: !holds(ctx.viewer, 'members'),
      }),
    ),

  send: staffProcedure('members')
    .input(InviteByEmailInput)
    .output(InvitedByEmail)
    .mutation(({ ctx, input }) => inviteByEmail(ctx, input)),

  resend: staffProcedure('members')
    .input(InvitationRef)
    .output(Invitation)
    .mutation(({ ctx, input }) => resendInvitation(ctx, input)),
});
