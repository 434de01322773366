import { memberProcedure, router } from '../../ground/core/trpc.ts';
import { getReferral } from './referral-detail.queries.ts';
import { listIntroducible } from './introducible.queries.ts';
import { listPairs } from './pairs.queries.ts';
import { listReferralMatches } from './referral-matches.queries.ts';
import { getReferralPermission } from './referral-facts.queries.ts';
import { respondToReferral } from './referrals.commands.ts';
import { getReferralStats, listReferrals } from './referrals.queries.ts';
import {
  IntroducedPairs,
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
    .output(ReferralMatches)
    .query(({ ctx }) => listReferralMatches(ctx.db, ctx.viewer)),

  pairs: memberProcedure.output(IntroducedPairs).query(({ ctx }) => listPairs(ctx.db, ctx.viewer)),

  introducible: memberProcedure
    .input(ListIntroducibleInput)
    .output(Introducible)
    .query(({ ctx, input }) => listIntroducible(ctx.db, ctx.viewer, input)),

  permission: memberProcedure
    .input(ReferralPermissionInput)
    .output(ReferralPermission)
    .query(({ ctx, input }) => getReferralPermission(ctx.db, ctx.viewer, input)),

  pending: memberProcedure.output(PendingReferrals).query(({ ctx }) => listReferrals(ctx.db, ctx.viewer)),

  get: memberProcedure
    .input(ReferralRef)
    .output(ReferralDetail)
    .query(({ ctx, input }) => getReferral(ctx.db, ctx.viewer, input)),

  stats: memberProcedure.output(ReferralStats).query(({ ctx }) => getReferralStats(ctx.db, ctx.viewer)),

  send: memberProcedure
    .input(SendReferralInput)
    .output(PendingReferral)
    .mutation(({ ctx, input }) => sendReferral(ctx, input)),

  respond: memberProcedure
    .input(RespondToReferralInput)
    .output(PendingReferral)
    .mutation(({ ctx, input }) => respondToReferral(ctx, input)),
});
