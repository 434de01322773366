import { Proof } from '../../../accounts/confirmation/confirmation.schema.ts';
import { memberProcedure, router } from '../../../ground/core/trpc.ts';
import { AccountDone } from '../account.schema.ts';
import { passwordProcedure } from '../own-password.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from './second-factor.commands.ts';
import { getSecondFactor, listSecurityEvents } from './second-factor.queries.ts';
import {
  ConfirmSecondFactorInput,
  ListSecurityEventsInput,
  NewSecret,
  RecoveryCodes,
  SecondFactor,
  SecurityEvents,
} from './second-factor.schema.ts';

export const secondFactorRouter = router({
  get: memberProcedure.output(SecondFactor).query(({ ctx }) => getSecondFactor(ctx.db, ctx.viewer)),
  events: memberProcedure
    .input(ListSecurityEventsInput)
    .output(SecurityEvents)
    .query(({ ctx, input }) => listSecurityEvents(ctx.db, ctx.viewer, input)),
  begin: passwordProcedure
    .input(Proof)
    .output(NewSecret)
    .mutation(({ ctx, input }) => beginSecondFactor(ctx, input)),
  /** Limited like the password: a code has six digits. */
  confirm: passwordProcedure
    .input(ConfirmSecondFactorInput)
    .output(RecoveryCodes)
    .mutation(({ ctx, input }) => confirmSecondFactor(ctx, input)),
  renewCodes: passwordProcedure
    .input(Proof)
    .output(RecoveryCodes)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx, input)),
  end: passwordProcedure
    .input(Proof)
    .output(AccountDone)
    .mutation(({ ctx, input }) => endSecondFactor(ctx, input)),
});
