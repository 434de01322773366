import { forbidden, notFound } from '../../../ground/errors/errors.ts';
import { memberProcedure, publicProcedure, router } from '../../../ground/core/trpc.ts';
import { canEditBusiness } from '../businesses.policy.ts';
import { BUSINESS_GONE, findBusinessRow } from '../businesses.queries.ts';
import { answerInvitation, inviteToTeam, removeFromTeam } from './team.commands.ts';
import { listInvitations, listManagedTeam, listTeam } from './team.queries.ts';
import {
  AnswerInvitationInput,
  EmployeeRef,
  InvitationAnswer,
  Invitations,
  InviteInput,
  ManagedTeam,
  Team,
  TeamOf,
} from './team.schema.ts';

export const teamRouter = router({
  list: publicProcedure
    .input(TeamOf)
    .output(Team)
    .query(async ({ ctx, input }) => {
      if (!(await findBusinessRow(ctx.db, ctx.viewer, input.businessId))) throw notFound(BUSINESS_GONE);
      return listTeam(ctx.db, input.businessId);
    }),

  manage: memberProcedure
    .input(TeamOf)
    .output(ManagedTeam)
    .query(async ({ ctx, input }) => {
      const business = await findBusinessRow(ctx.db, ctx.viewer, input.businessId);
      if (!business) throw notFound(BUSINESS_GONE);
      if (!canEditBusiness(ctx.viewer, business)) throw forbidden('Only the owner can manage the team');
      return listManagedTeam(ctx.db, business.id);
    }),

  invitations: memberProcedure.output(Invitations).query(({ ctx }) => listInvitations(ctx.db, ctx.viewer)),

  invite: memberProcedure
    .meta({ auth: 'member', limit: 'invite' })
    .input(InviteInput)
    .output(InvitationAnswer)
    .mutation(({ ctx, input }) => inviteToTeam(ctx, input)),

  answer: memberProcedure
    .input(AnswerInvitationInput)
    .output(InvitationAnswer)
    .mutation(({ ctx, input }) => answerInvitation(ctx, input)),

  remove: memberProcedure
    .input(EmployeeRef)
    .output(EmployeeRef)
    .mutation(({ ctx, input }) => removeFromTeam(ctx, input)),
});
