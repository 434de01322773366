import { memberProcedure, publicProcedure, router } from '../../../ground/core/trpc.ts';
import { AccountDone } from '../account.schema.ts';
import { listLocales, setLocale, setReadLanguages } from './locale.commands.ts';
import { Locales, SetLocaleInput, SetReadLanguagesInput } from './locale.schema.ts';

export const localeRouter = router({
  /** For everyone: the languages to choose among. */
  list: publicProcedure.output(Locales).query(({ ctx }) => listLocales(ctx.services)),
  set: memberProcedure
    .input(SetLocaleInput)
    .output(AccountDone)
    .mutation(({ ctx, input }) => setLocale(ctx, input)),
  setRead: memberProcedure
    .input(SetReadLanguagesInput)
    .output(AccountDone)
    .mutation(({ ctx, input }) => setReadLanguages(ctx, input)),
});
