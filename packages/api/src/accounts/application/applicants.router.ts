import { staffProcedure, publicProcedure, router } from '../../ground/core/trpc.ts';
import { currentReader } from '../../ground/core/current-reader.ts';
import { listApplicants } from './applicants.queries.ts';
import {
  Applicant,
  ApplicantPage,
  ApplicantRef,
  ApplicationLink,
  AskApplicantInput,
  DeclineApplicantInput,
  ListApplicantsInput,
  OwnApplication,
  ReplyInput,
  Withdrawn,
} from './applicants.schema.ts';
import { approveApplicant, askApplicant, declineApplicant } from './decide.commands.ts';
import { openApplication, reply, withdraw } from './own-application.commands.ts';

/** Those who want to become members, for administrators. */
export const applicantsRouter = router({
  list: staffProcedure('members')
    .input(ListApplicantsInput)
    .output(ApplicantPage)
    .query(async ({ ctx, input }) => listApplicants(ctx.db, input, await currentReader(ctx.services))),

  approve: staffProcedure('members')
    .input(ApplicantRef)
    .output(Applicant)
    .mutation(({ ctx, input }) => approveApplicant(ctx, input)),

  decline: staffProcedure('members')
    .input(DeclineApplicantInput)
    .output(Applicant)
    .mutation(({ ctx, input }) => declineApplicant(ctx, input)),

  ask: staffProcedure('members')
    .input(AskApplicantInput)
    .output(Applicant)
    .mutation(({ ctx, input }) => askApplicant(ctx, input)),
});

/** One's own application, by the link in an email. */
export const ownApplicationRouter = router({
  /** A mutation: it confirms the address, and a query would put the link into logs. */
  open: publicProcedure
    .meta({ auth: 'public', limit: 'applicant' })
    .input(ApplicationLink)
    .output(OwnApplication)
    .mutation(({ ctx, input }) => openApplication(ctx, input)),

  reply: publicProcedure
    .meta({ auth: 'public', limit: 'applicant' })
    .input(ReplyInput)
    .output(OwnApplication)
    .mutation(({ ctx, input }) => reply(ctx, input)),

  withdraw: publicProcedure
    .meta({ auth: 'public', limit: 'applicant' })
    .input(ApplicationLink)
    .output(Withdrawn)
    .mutation(({ ctx, input }) => withdraw(ctx, input)),
});
