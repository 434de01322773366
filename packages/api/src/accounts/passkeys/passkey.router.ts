import { publicProcedure, router } from '../../ground/core/trpc.ts';
import { CurrentUser } from '../../people/profile/profile.schema.ts';
import { PasskeyAnswer, PasskeyOptions } from './passkeys.schema.ts';
import { beginPasskeySignIn, signInWithPasskey } from './sign-in.commands.ts';

export const passkeyRouter = router({
  options: publicProcedure.output(PasskeyOptions).mutation(({ ctx }) => beginPasskeySignIn(ctx)),
  signIn: publicProcedure
    .input(PasskeyAnswer)
    .output(CurrentUser)
    .mutation(({ ctx, input }) => signInWithPasskey(ctx, input)),
});
