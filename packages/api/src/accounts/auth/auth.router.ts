import { register } from '../registration/register.commands.ts';
import { RegisterInput } from '../new-account/register.schema.ts';
import { mailedCodeRouter } from '../mailed-code/mailed-code.router.ts';
import { passkeyRouter } from '../passkeys/passkey.router.ts';
import { providerRouter } from '../providers/providers.router.ts';
import { publicProcedure, router } from '../../ground/core/trpc.ts';
import { CurrentUser } from '../../people/profile/profile.schema.ts';
import { answerChallenge } from './answer-challenge.commands.ts';
import { SecondFactorInput } from '../second-factor/second-factor.schema.ts';
import { login, logout } from './auth.commands.ts';
import { findMe } from './auth.queries.ts';
import { Done, LoginInput, MeOutput } from './auth.schema.ts';

export const authRouter = router({
  /** Null when nobody is signed in, so that a server-rendered page can include the result. */
  me: publicProcedure.output(MeOutput).query(({ ctx }) => findMe(ctx)),

  login: publicProcedure
    .input(LoginInput)
    .output(CurrentUser)
    .mutation(({ ctx, input }) => login(ctx, input)),

  /** The second step, where `login` says that it is due. */
  secondFactor: publicProcedure
    .input(SecondFactorInput)
    .output(CurrentUser)
    .mutation(({ ctx, input }) => answerChallenge(ctx, input)),
  /** A code by email in place of the password. */
  code: mailedCodeRouter,
  passkey: passkeyRouter,
  /** Another service in place of the password. */
  provider: providerRouter,
  register: publicProcedure
    .input(RegisterInput)
    .output(CurrentUser)
    .mutation(({ ctx, input }) => register(ctx, input)),

  logout: publicProcedure.output(Done).mutation(({ ctx }) => logout(ctx)),
});
