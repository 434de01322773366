import { Proof } from '../../../accounts/confirmation/confirmation.schema.ts';
import { NewPasskeyOptions } from '../../../accounts/passkeys/passkeys.schema.ts';
import { memberProcedure, router } from '../../../ground/core/trpc.ts';
import { passwordProcedure } from '../own-password.ts';
import { addPasskey, beginPasskey } from './add-passkey.commands.ts';
import { removePasskey, renamePasskey } from './passkeys.commands.ts';
import { listPasskeys } from './passkeys.queries.ts';
import { AddPasskeyInput, Passkeys, RemovePasskeyInput, RenamePasskeyInput } from './passkeys.schema.ts';

export const passkeysRouter = router({
  list: memberProcedure.output(Passkeys).query(({ ctx }) => listPasskeys(ctx.db, ctx.viewer)),
  begin: passwordProcedure
    .input(Proof)
    .output(NewPasskeyOptions)
    .mutation(({ ctx, input }) => beginPasskey(ctx, input)),
  add: passwordProcedure
    .input(AddPasskeyInput)
    .output(Passkeys)
    .mutation(({ ctx, input }) => addPasskey(ctx, input)),
  rename: passwordProcedure
    .input(RenamePasskeyInput)
    .output(Passkeys)
    .mutation(({ ctx, input }) => renamePasskey(ctx, input)),
  remove: passwordProcedure
    .input(RemovePasskeyInput)
    .output(Passkeys)
    .mutation(({ ctx, input }) => removePasskey(ctx, input)),
});
