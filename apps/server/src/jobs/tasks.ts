import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import {
  MATCH_SEARCHES_TASK,
  AttendeeNews,
  BATCH_TASK,
  matchSearches,
  answerStandingNeeds,
  CONFIRMATION_TASK,
  FETCH_PICTURE_TASK,
  type BackupHost,
  FileRemoval,
  IMPORT_TASK,
  continueBatches,
  continueConfirmation,
  continueImports,
  detectLanguages,
  dropExpiredSnapshot,
  endSuspensions,
  settleHandovers,
  eraseGuests,
  enqueueDutyDigests,
  fillFreedSeats,
  expirePending,
  readTopics,
  readUnreadProfiles,
  makeFullBackup,
  purgeBatches,
  purgeApplicants,
  purgeImports,
  purgeInvitations,
  REMOVE_FILES_TASK,
  NewMeeting,
  TELL_ATTENDEES_TASK,
  NOTIFY_CHAPTER_TASK,
  RENAME_INDUSTRIES_TASK,
  WRITE_ERASURES_TASK,
  refreshBusinessTerms,
  followEvents,
  remindAttendees,
  removeStoredFiles,
  removeUnusedPictures,
  renameIndustries,
  tellAttendees,
  notifyChapter,
  notifySearches,
  verifyNewestBackup,
  watchOperations,
  writeErasuresFile,
} from '@guildhall/api';
import { DAILY_BACKUP } from '@guildhall/api/console/backups/backups.schema';
import type { FileStorage } from '@guildhall/api/ground/core/storage';
import { UNDO_DAYS } from '@guildhall/api/ground/core/undo-days';
import { type Database, sql } from '@guildhall/db';
import { type LinkedPictures, fetchLinkedPicture } from '../linked-pictures/fetch-linked-picture.ts';
import { releaseLostJobs } from './worker-liveness.ts';

/** The cron schedule, in UTC. */
export const CRONTAB = `
7 * * * * purge-sessions
23 * * * * purge-rate-buckets
37 * * * * purge-expired
11 3 * * * expire-connections
3 * * * * end-suspensions
9 * * * * watch-operations
29 6 * * * duty-digests
53 2 * * * verify-newest-backup
${DAILY_BACKUP.minute} ${DAILY_BACKUP.hour} * * * daily-backup
17 4 * * * purge-deleted
59 3 * * * write-erasures
47 4 * * * remove-unused-pictures
41 * * * * drop-former-data
* * * * * continue-member-imports ?jobKey=continue-member-imports
* * * * * continue-member-batches ?jobKey=continue-member-batches
19 4 * * * purge-imports
21 4 * * * purge-member-batches
31 4 * * * purge-applicants
33 4 * * * purge-invitations
35 4 * * * erase-guests
* * * * * release-lost-jobs
* * * * * read-businesses
* * * * * detect-languages ?jobKey=detect-languages
* * * * * read-topics ?jobKey=read-topics
*/5 * * * * fill-freed-seats
*/10 * * * * remind-attendees
*/20 * * * * follow-events
* * * * * answer-standing-needs ?jobKey=answer-standing-needs
* * * * * match-searches ?jobKey=match-searches
*/10 * * * * notify-searches
*/20 * * * * settle-handovers
* * * * * read-profiles ?queue=read-profiles&jobKey=read-profiles
* * * * * rename-industries ?queue=rename-industries&jobKey=rename-industries
`;

const PictureJob = z.object({ id: z.int() });

/** Jobs by name; each is idempotent. */
export function tasks(host: BackupHost & { storage: FileStorage; linkedPictures: LinkedPictures }): TaskList {
  const { db, storage, linkedPictures } = host;
  return {
    'release-lost-jobs': () => releaseLostJobs(db),
    'purge-sessions': () => purgeSessions(db),
    'purge-rate-buckets': () => purgeRateBuckets(db),
    'purge-expired': () => purgeExpired(db),
    'daily-backup': async () => void (await makeFullBackup(host, { origin: 'schedule', actor: null })),
    'verify-newest-backup': () => verifyNewestBackup(host),
    [WRITE_ERASURES_TASK]: () => writeErasuresFile(host),
    'purge-deleted': () => purgeDeleted(db),
    'remove-unused-pictures': () => removeUnusedPictures(db),
    [REMOVE_FILES_TASK]: (payload) => removeStoredFiles(db, storage, FileRemoval.parse(payload)),
    [FETCH_PICTURE_TASK]: (payload) =>
      fetchLinkedPicture({ db, storage }, linkedPictures, PictureJob.parse(payload).id),
    'drop-former-data': () => dropExpiredSnapshot(host),
    [IMPORT_TASK]: () => continueImports(db),
    [RENAME_INDUSTRIES_TASK]: () => renameIndustries(db),
    [CONFIRMATION_TASK]: () => continueConfirmation(db),
    [BATCH_TASK]: () => continueBatches(host),
    'purge-member-batches': () => purgeBatches(db),
    'purge-imports': () => purgeImports(db),
    'purge-invitations': () => purgeInvitations(db),
    'erase-guests': () => eraseGuests(db),
    'purge-applicants': () => purgeApplicants(db),
    'read-businesses': async () => void (await refreshBusinessTerms(db, 'unread')),
    'detect-languages': () => detectLanguages(db),
    'read-topics': () => readTopics(db),
    'read-profiles': async () => void (await readUnreadProfiles(db)),
    'watch-operations': () => watchOperations(host),
    'answer-standing-needs': () => answerStandingNeeds(db),
    [MATCH_SEARCHES_TASK]: () => matchSearches(db),
    'notify-searches': () => notifySearches(db),
    'fill-freed-seats': () => fillFreedSeats(db),
    'remind-attendees': () => remindAttendees(db),
    'follow-events': () => followEvents(db),
    [NOTIFY_CHAPTER_TASK]: (payload) => notifyChapter(db, NewMeeting.parse(payload)),
    [TELL_ATTENDEES_TASK]: (payload) => tellAttendees(db, AttendeeNews.parse(payload)),
    'duty-digests': () => enqueueDutyDigests(db, new Date().toISOString().slice(0, 10)),
    'settle-handovers': () => settleHandovers(host),
    'end-suspensions': () => endSuspensions(db),
    'expire-connections': async () => void (await expirePending(db)),
  };
}

/** Ended sessions are retained for a month: the sign-in throttle learns a member's usual addresses from them. */
async function purgeSessions(db: Database): Promise<void> {
  await sql`
    delete from ops.sessions
    where least(expires_at, coalesce(revoked_at, expires_at)) < now() - interval '30 days'`.execute(db);
}

async function purgeRateBuckets(db: Database): Promise<void> {
  await sql`delete from ops.rate_buckets where expire < extract(epoch from now()) * 1000`.execute(db);
}

/** Days for which members see what happened to the security of their account. */
const SECURITY_EVENT_DAYS = 365;

/** Days for which the visits of a business are counted. */
const ACTIVITY_DAYS = 400;

/** Expired tokens, idempotency keys, challenges, codes and security events, requests that were taken back a day ago, and of past days the salts and the visitors that were hashed with them. */
async function purgeExpired(db: Database): Promise<void> {
  await sql`delete from ops.account_tokens where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from ops.challenges where expires_at < now()`.execute(db);
  await sql`delete from ops.login_codes where expires_at < now()`.execute(db);
  await sql`delete from ops.oidc_sign_ins where expires_at < now()`.execute(db);
  await sql`delete from ops.taken_back_requests where written_at < now() - interval '1 day'`.execute(db);
  await sql`delete from security_events where at < now() - make_interval(days => ${SECURITY_EVENT_DAYS})`.execute(
    db,
  );
  await sql`delete from ops.idempotency_keys where expires_at < now()`.execute(db);
  await sql`delete from ops.spent_challenges where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from ops.daily_salts where day < current_date`.execute(db);
  await sql`delete from business_visitors where day < (now() at time zone 'UTC')::date`.execute(db);
  await sql`delete from business_activity where day < current_date - ${ACTIVITY_DAYS}::int`.execute(db);
}

/** Posts and businesses that were deleted and can no longer be restored. */
async function purgeDeleted(db: Database): Promise<void> {
  const ended = sql`now() - make_interval(days => ${UNDO_DAYS})`;
  await sql`delete from posts where deleted_at < ${ended}`.execute(db);
  await sql`delete from businesses where deleted_at < ${ended}`.execute(db);
}
