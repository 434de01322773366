import {
  beginPasskeyConfirmation,
  confirmByCode,
  confirmByPasskey,
  listConfirmationWays,
} from '../../accounts/confirmation/confirmation.commands.ts';
import { Confirmation, ConfirmationWays } from '../../accounts/confirmation/confirmation.schema.ts';
import { PasskeyAnswer, PasskeyOptions } from '../../accounts/passkeys/passkeys.schema.ts';
import { SecondFactorInput } from '../../accounts/second-factor/second-factor.schema.ts';
import { memberProcedure, router } from '../../ground/core/trpc.ts';
import { passwordProcedure } from './own-password.ts';

/** What stands for the password where one is asked for it. */
export const confirmationRouter = router({
  ways: memberProcedure.output(ConfirmationWays).query(({ ctx }) => listConfirmationWays(ctx.db, ctx.viewer)),
  options: passwordProcedure.output(PasskeyOptions).mutation(({ ctx }) => beginPasskeyConfirmation(ctx)),
  byPasskey: passwordProcedure
    .input(PasskeyAnswer)
    .output(Confirmation)
    .mutation(({ ctx, input }) => confirmByPasskey(ctx, input)),
  byCode: passwordProcedure
    .input(SecondFactorInput)
    .output(Confirmation)
    .mutation(({ ctx, input }) => confirmByCode(ctx, input)),
});
