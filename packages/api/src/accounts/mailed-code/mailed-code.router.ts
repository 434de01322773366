import { z } from 'zod';
import { publicProcedure, router } from '../../ground/core/trpc.ts';
import { CurrentUser } from '../../people/profile/profile.schema.ts';
import { requestCode, signInWithCode } from './mailed-code.commands.ts';
import { MailedCodeInput, RequestCodeInput } from './mailed-code.schema.ts';

export const mailedCodeRouter = router({
  request: publicProcedure
    .input(RequestCodeInput)
    .output(z.object({ ok: z.literal(true) }))
    .mutation(({ ctx, input }) => requestCode(ctx, input)),
  signIn: publicProcedure
    .input(MailedCodeInput)
    .output(CurrentUser)
    .mutation(({ ctx, input }) => signInWithCode(ctx, input)),
});
