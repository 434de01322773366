export { type AppRouter, type Caller, appRouter, createCaller } from './app.router.ts';
export type {
  Context,
  MemberContext,
  RequestInfo,
  Services,
  SessionPort,
  Viewer,
} from './ground/core/context.ts';
export type { Logger } from './ground/core/logger.ts';
export { describeError, type ErrorDescription } from './ground/errors/describe-error.ts';
export { resealSecrets } from './accounts/second-factor/reseal-secrets.commands.ts';
export { resealProviders } from './accounts/providers/reseal-providers.commands.ts';
export { resetSecondFactorOf } from './console/users/reset-second-factor.commands.ts';
export { endSuspensions } from './accounts/entering/end-suspensions.commands.ts';
export { settleHandovers } from './console/handovers/settle-handover.commands.ts';
export { enqueueDutyDigests } from './contact/duties/duties.commands.ts';
export { watchOperations } from './console/operations/watch-operations.commands.ts';
export { replaceAvatar } from './people/profile/profile.commands.ts';
export { insertAdministrator } from './console/setup/setup.commands.ts';
export { issueSetupToken } from './console/setup/setup-token.commands.ts';
export { expirePending } from './people/connections/connections.commands.ts';
export { createClickCounter } from './publishing/short-links/click-counter.ts';
export { createCommunitySource } from './community-source.ts';
export {
  CONFIRMATION_TASK,
  applyConfiguredConfirmation,
  continueConfirmation,
} from './accounts/registration/confirmation.commands.ts';
export { purgeInvitations } from './accounts/invitations/invitations.commands.ts';
export { purgeApplicants } from './accounts/application/own-application.commands.ts';
export { listeners } from './listeners.ts';
export { createOpenStreams } from './ground/live/open-streams.ts';
export { createViewRecorder } from './directory/businesses/activity/create-view-recorder.ts';
export { findFollowedLink } from './publishing/short-links/short-links.queries.ts';
export {
  MATCH_SEARCHES_TASK,
  matchSearches,
} from './exchange/opportunities/searches/match-searches.commands.ts';
export { notifySearches } from './exchange/opportunities/searches/notify-searches.commands.ts';
export { opportunityPath } from './exchange/opportunities/opportunity-path.ts';
export { searchOpportunities } from './exchange/opportunities/opportunity-search.queries.ts';
export type { Opportunity } from './exchange/opportunities/opportunities.schema.ts';
export { answerStandingNeeds } from './people/needs/answer-needs.commands.ts';
export { makeCalendar } from './chapters/events/calendar/calendar-file.ts';
export {
  findCalendarEntry,
  findCalendarOwner,
  listCalendarEntries,
} from './chapters/events/calendar/calendar.queries.ts';
export { eraseGuests } from './chapters/events/guests/own-seat.commands.ts';
export { followEvents } from './chapters/events/visitors/after-events.commands.ts';
export { remindAttendees } from './chapters/events/attendance/remind-attendees.commands.ts';
export { NewMeeting, NOTIFY_CHAPTER_TASK, notifyChapter } from './chapters/events/notify-chapter.commands.ts';
export { fillFreedSeats } from './chapters/events/attendance/seats.commands.ts';
export {
  AttendeeNews,
  TELL_ATTENDEES_TASK,
  tellAttendees,
} from './chapters/events/attendance/tell-attendees.commands.ts';
export {
  isChapterVisible,
  isEventVisible,
  isOpportunityVisible,
  isPublicBusiness,
  isPublicMember,
} from './ground/core/visibility.ts';
export type { EmbeddingsService } from './people/embeddings/embed-members.commands.ts';
export { embedStatements } from './people/embeddings/embed-statements.commands.ts';
export { EmbeddingsError } from './people/embeddings/embeddings-error.ts';
export { EMBED_QUEUE, EMBED_TASK, EmbedPayload } from './people/embeddings/enqueue-embedding.ts';
export { startEmbeddings } from './people/embeddings/start-embeddings.ts';
export { startMemberIndexer } from './people/recommendations/member-indexer.ts';
export { refreshBusinessTerms } from './directory/businesses/business-terms.commands.ts';
export { refreshOpportunityTerms } from './exchange/opportunities/opportunity-terms.commands.ts';
export { matchProfiles } from './people/recommendations/match-profiles.ts';
export { derivedOf, forgetReadings, readUnreadProfiles } from './people/profile/derived.commands.ts';
export { detectLanguages } from './publishing/feed/post-languages.commands.ts';
export { readTopics } from './publishing/topics/post-topics.commands.ts';
export { listPublishedPages } from './community/pages/pages.queries.ts';
export { listArticles } from './publishing/articles/articles.queries.ts';
export type { ArticleSummary } from './publishing/articles/articles.schema.ts';
export { beginSigningAudit, signAudit } from './console/audit/sign-audit.commands.ts';
export { type BackupHost, type RestoreHost, placeOf } from './console/backups/backup-host.ts';
export { authorizeUpload, uploadBackup } from './console/backups/uploads.commands.ts';
export { makeFullBackup } from './console/backups/make-backups.commands.ts';
export { getMailStatus } from './console/admin/mail/mail.queries.ts';
export { recordBounce } from './contact/mail/bounces.commands.ts';
export { writeErasuresFile } from './console/backups/erasures.commands.ts';
export { WRITE_ERASURES_TASK } from './ground/core/jobs.ts';
export { verifyNewestBackup } from './console/backups/verify-newest.commands.ts';
export { findLastRestore } from './console/backups/restore-outcomes.queries.ts';
export { dropExpiredSnapshot, restoreFrom } from './console/backups/restore.commands.ts';
export { FileRemoval, REMOVE_FILES_TASK, removeStoredFiles } from './files/uploads/stored-files.commands.ts';
export { type CardSubject, getCardSubject } from './console/cards/cards.queries.ts';
export { canSeePicture, isPicturePublic } from './files/uploads/visible-pictures.queries.ts';
export { attachPictures } from './files/attachments/attachments.commands.ts';
export { canSeeAttachment } from './publishing/attachments/attachments.queries.ts';
export {
  pictureKey,
  registerPicture,
  removeUnusedPictures,
  takeGallery,
  takePicture,
  takePictures,
} from './files/uploads/pictures.commands.ts';
export { FETCH_PICTURE_TASK, findLinkedPicture } from './files/linked-pictures/linked-pictures.commands.ts';
export { notePictureFailure, placePicture } from './console/linked-pictures/end-linked-pictures.commands.ts';
export { ACCOUNT_DELETED } from './contact/mail/mail.commands.ts';
export { composeMail } from './console/mails/compose-mail.ts';
export { PICTURE_CID, type SentMail } from './console/mails/mail-layout.ts';
export { enqueueDigests } from './console/mails/digest.ts';
export { BATCH_TASK } from './contact/mail/plan-emails.commands.ts';
export { purgeBatches } from './console/users/batches/batches.commands.ts';
export { continueBatches } from './console/users/batches/continue-batches.commands.ts';
export { remindExpiring } from './console/users/remind-expiring.commands.ts';
export {
  RENAME_INDUSTRIES_TASK,
  renameIndustries,
} from './community/industries/rename-industries.commands.ts';
export { IMPORT_TASK, purgeImports } from './console/imports/imports.commands.ts';
export { writeWorkbook } from './console/imports/writing/write-workbook.ts';
export { createImport } from './console/imports/read-imports.commands.ts';
export { continueImports } from './console/imports/continue-imports.commands.ts';
export { expireReferrals, nudgeTargets } from './exchange/referrals/referrals.commands.ts';
export { openSubscription, subscriptionName } from './contact/notifications/unsubscribe.ts';
