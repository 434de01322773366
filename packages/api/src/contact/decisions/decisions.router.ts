import { publicProcedure, router } from '../../ground/core/trpc.ts';
import { objectToDecision } from './decisions.commands.ts';
import { getDecision } from './decisions.queries.ts';
import { Decision, DecisionRef, ObjectInput } from '../../ground/reports/decisions.schema.ts';

/** What administrators decided on something of the caller's; suspended members come with the link of their email. */
export const decisionsRouter = router({
  /** A mutation, so that the token of an email's link is in no address. */
  open: publicProcedure
    .input(DecisionRef)
    .output(Decision)
    .mutation(({ ctx, input }) => getDecision(ctx, input)),
  object: publicProcedure
    .meta({ auth: 'public', limit: 'report' })
    .input(ObjectInput)
    .output(Decision)
    .mutation(({ ctx, input }) => objectToDecision(ctx, input)),
});
