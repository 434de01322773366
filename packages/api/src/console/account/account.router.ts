import { memberProcedure, publicProcedure, router } from '../../ground/core/trpc.ts';
import {
  changePassword,
  forgotPassword,
  requestVerification,
  resetPassword,
  updatePrivacy,
  verifyEmail,
} from './account.commands.ts';
import { changeOwnAddress } from './change-own-address.commands.ts';
import { getAccountSettings } from './account.queries.ts';
import {
  AccountDone,
  AccountExport,
  AccountSettings,
  ChangeOwnAddressInput,
  ChangePasswordInput,
  DataSharing,
  DeleteAccountInput,
  ForgotPasswordInput,
  ResetPasswordDone,
  ResetPasswordInput,
  UpdatePrivacyInput,
  VerifyEmailInput,
} from './account.schema.ts';
import { confirmationRouter } from './confirmation.router.ts';
import { deleteAccount } from './delete-account.commands.ts';
import { exportMember } from './export.queries.ts';
import { identitiesRouter } from './identities/identities.router.ts';
import { passwordProcedure } from './own-password.ts';
import { localeRouter } from './locale/locale.router.ts';
import { passkeysRouter } from './passkeys/passkeys.router.ts';
import { secondFactorRouter } from './second-factor/second-factor.router.ts';
import { sessionsRouter } from './sessions.router.ts';

const withPassword = passwordProcedure.output(AccountDone);

export const accountRouter = router({
  passkeys: passkeysRouter,
  secondFactor: secondFactorRouter,
  sessions: sessionsRouter,
  identities: identitiesRouter,
  locale: localeRouter,
  confirmation: confirmationRouter,
  settings: memberProcedure
    .output(AccountSettings)
    .query(({ ctx }) => getAccountSettings(ctx.db, ctx.viewer)),
  dataSharing: memberProcedure
    .output(DataSharing)
    .query(({ ctx }) => ({ embeddingsHost: ctx.services.embeddings?.host ?? null })),
  updatePrivacy: memberProcedure
    .input(UpdatePrivacyInput)
    .output(AccountSettings)
    .mutation(({ ctx, input }) => updatePrivacy(ctx, input)),
  changePassword: withPassword
    .input(ChangePasswordInput)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  changeAddress: withPassword
    .input(ChangeOwnAddressInput)
    .mutation(({ ctx, input }) => changeOwnAddress(ctx, input)),
  forgotPassword: publicProcedure
    .input(ForgotPasswordInput)
    .output(AccountDone)
    .mutation(({ ctx, input }) => forgotPassword(ctx, input)),
  resetPassword: publicProcedure
    .input(ResetPasswordInput)
    .output(ResetPasswordDone)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  requestVerification: memberProcedure.output(AccountDone).mutation(({ ctx }) => requestVerification(ctx)),
  verifyEmail: publicProcedure
    .input(VerifyEmailInput)
    .output(AccountDone)
    .mutation(({ ctx, input }) => verifyEmail(ctx, input)),
  exportData: memberProcedure
    .meta({ auth: 'member', limit: 'accountExport' })
    .output(AccountExport)
    .query(({ ctx }) => exportMember(ctx, ctx.viewer.id)),
  delete: withPassword.input(DeleteAccountInput).mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});
