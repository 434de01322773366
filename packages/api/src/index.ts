export { type AppRouter, type Caller, appRouter, createCaller } from './app.router.ts';
export type { Context, MemberContext, RequestInfo, Services, SessionPort, Viewer } from './core/context.ts';
export type { Logger } from './core/logger.ts';
export { describeError, type ErrorDescription } from './core/describe-error.ts';
export { replaceAvatar } from './profile/profile.commands.ts';
export { insertAdministrator } from './setup/setup.commands.ts';
export { issueSetupToken } from './setup/setup-token.commands.ts';
export { expirePending } from './connections/connections.commands.ts';
export { createClickCounter } from './short-links/click-counter.ts';
export { createCommunitySource } from './community/community-source.ts';
export { purgeInvitations } from './invitations/invitations.commands.ts';
export { purgeApplicants } from './applicants/own-application.commands.ts';
export { createOpenStreams } from './live/open-streams.ts';
export { createViewRecorder } from './profile-views/create-view-recorder.ts';
export { findShortLink } from './short-links/short-links.queries.ts';
export type { EmbeddingsService } from './embeddings/embed-members.commands.ts';
export { embedStatements } from './embeddings/embed-statements.commands.ts';
export { EmbeddingsError } from './embeddings/embeddings-error.ts';
export { EMBED_QUEUE, EMBED_TASK, EmbedPayload } from './embeddings/enqueue-embedding.ts';
export { startEmbeddings } from './embeddings/start-embeddings.ts';
export { startMemberIndexer } from './recommendations/member-indexer.ts';
export { refreshBusinessTerms } from './businesses/business-terms.commands.ts';
export { refreshOpportunityTerms } from './opportunities/opportunity-terms.commands.ts';
export { matchProfiles } from './recommendations/match-profiles.ts';
export { derivedOf, forgetReadings, readUnreadProfiles } from './profile/derived.commands.ts';
export { listPublishedPages } from './pages/pages.queries.ts';
export { listArticles } from './articles/articles.queries.ts';
export type { ArticleSummary } from './articles/articles.schema.ts';
export { beginSigningAudit, signAudit } from './audit/sign-audit.commands.ts';
export { type BackupHost, placeOf } from './backups/backup-host.ts';
export { makeFullBackup } from './backups/make-backups.commands.ts';
export { WRITE_ERASURES_TASK, writeErasuresFile } from './backups/erasures.commands.ts';
export { verifyNewestBackup } from './backups/verify-newest.commands.ts';
export { dropExpiredSnapshot, restoreFrom } from './backups/restore.commands.ts';
export { FileRemoval, REMOVE_FILES_TASK, removeStoredFiles } from './backups/stored-files.commands.ts';
export { type CardSubject, getCardSubject } from './cards/cards.queries.ts';
export { attachPictures } from './attachments/attachments.commands.ts';
export { canSeeAttachment } from './attachments/attachments.queries.ts';
export {
  pictureKey,
  registerPicture,
  removeUnusedPictures,
  takeGallery,
  takePicture,
  takePictures,
} from './businesses/pictures/pictures.commands.ts';
export { ACCOUNT_DELETED } from './mail/mail.commands.ts';
export { composeMail } from './mail/compose-mail.ts';
export type { SentMail } from './mail/mail-layout.ts';
export { enqueueDigests } from './mail/digest.ts';
export { BATCH_TASK, purgeBatches } from './admin/users/batches/batches.commands.ts';
export { continueBatches } from './admin/users/batches/continue-batches.commands.ts';
export { remindExpiring } from './admin/users/remind-expiring.commands.ts';
export { sendInvitations } from './imports/send-invitations.commands.ts';
export { RENAME_INDUSTRIES_TASK, renameIndustries } from './industries/rename-industries.commands.ts';
export { IMPORT_TASK, INVITE_TASK, createImport, purgeImports } from './imports/imports.commands.ts';
export { continueImports } from './imports/continue-imports.commands.ts';
export { expireReferrals, nudgeTargets } from './referrals/referrals.commands.ts';
