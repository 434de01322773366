import { withCompiledParse } from '../../ground/core/with-compiled-parse.ts';
import { memberProcedure, router } from '../../ground/core/trpc.ts';
import { getReferral } from './referral-detail.queries.ts';
import { listIntroducible } from './introducible.queries.ts';
import { listReferralMatches } from './referral-matches.queries.ts';
import { getReferralPermission } from './referral-facts.queries.ts';
import { respondToReferral } from './referrals.commands.ts';
import { getReferralStats, listReferrals } from './referrals.queries.ts';
import {
  Introducible,
  ListIntroducibleInput,
  PendingReferral,
  PendingReferrals,
  ReferralDetail,
  ReferralMatches,
  ReferralPermission,
  ReferralPermissionInput,
  ReferralRef,
  ReferralStats,
  RespondToReferralInput,
  SendReferralInput,
} from './referrals.schema.ts';
import { sendReferral } from './send-referral.commands.ts';

export const referralsRouter = router({
  matches: memberProcedure
    .output(withCompiledParse(ReferralMatches))
    .query(({ ctx }) => listReferralMatches(ctx.db, ctx.viewer)),

  introducible: memberProcedure
    .input(ListIntroducibleInput)
    .output(withCompiledParse(Introducible))
    .query(({ ctx, input }) => listIntroducible(ctx.db, ctx.viewer, input)),

  permission: memberProcedure
    .input(ReferralPermissionInput)
    .output(withCompiledParse(ReferralPermission))
    .query(({ ctx, input }) => getReferralPermission(ctx.db, ctx.viewer, input)),

  pending: memberProcedure
    .output(withCompiledParse(PendingReferrals))
    .query(({ ctx }) => listReferrals(ctx.db, ctx.viewer)),

  get: memberProcedure
    .input(ReferralRef)
    .output(withCompiledParse(ReferralDetail))
    .query(({ ctx, input }) => getReferral(ctx.db, ctx.viewer, input)),

  stats: memberProcedure
    .output(withCompiledParse(ReferralStats))
    .query(({ ctx }) => getReferralStats(ctx.db, ctx.viewer)),

  send: memberProcedure
    .input(SendReferralInput)
    .output(PendingReferral)
    .mutation(({ ctx, input }) => sendReferral(ctx, input)),

  respond: memberProcedure
    .input(RespondToReferralInput)
    .output(PendingReferral)
    .mutation(({ ctx, input }) => respondToReferral(ctx, input)),
});
