import {
  BACKUPS_RETAINED,
  type LostKind,
  RESTORE_UNDO_DAYS,
  type RestoreOutcome,
  UPLOADED_DAYS,
} from '@guildhall/api/console/backups/backups.schema';

const plural = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;
const STAYS_SO = 'Members who have been deactivated, suspended or deleted since then stay so.';

/** Interface text of the Backup tab. */
export const backupMessages = {
  create: 'Create Full Backup',
  export: 'Export JSON',
  both: 'Backup & Export',
  hints: {
    create: 'Everything, pictures included, in one file. You can restore it later. This is the one you need.',
    export: 'The data as readable text, for other programs. It has no pictures and can’t be restored.',
    both: 'Makes a full backup first, then an export.',
    upload:
      'Brings back a full backup that you downloaded from here. It is checked and added to the list; nothing changes until you restore it.',
  },
  upload: {
    action: 'Upload Backup',
    title: 'Uploading the backup',
    sending: (sent: string, total: string) => `${sent} of ${total}. Leave this page open.`,
    finishing: 'Reading the end of the file…',
    cancel: 'Cancel upload',
    canceled: 'The upload was canceled. Nothing of it is stored.',
    interrupted: 'The connection broke, so nothing of the file is stored. Please upload it again.',
    failed: 'The backup could not be uploaded. Please try again.',
    failedTitle: 'Not uploaded',
    notABackup: (name: string) => `${name} is not a backup. The name of a backup ends in .tar.zst.`,
    isExport: 'A data export can’t be restored. Choose a full backup.',
    tooLarge: (max: string) => `This file is larger than ${max}, the most that this server takes.`,
    empty: 'This file is empty.',
    off: 'Uploads of backups are switched off on this server.',
  },
  remove: {
    action: 'Delete',
    label: (name: string) => `Delete ${name}`,
    title: 'Delete this uploaded backup?',
    text: (name: string) => `${name} is removed from this server. Your data is not changed.`,
    done: 'Backup deleted',
  },
  files: 'Backup Files',
  inZone: (time: string, timeZone: string) => `${time} (${timeZone})`,
  filesHint: (time: string) =>
    `A full backup is made every day at ${time}, and the newest ${BACKUPS_RETAINED} are kept. Each is verified right after it is made: restored to a scratch database and compared. Uploaded ones are deleted after ${UPLOADED_DAYS} days.`,
  failed: 'The backups could not be loaded',
  empty: { title: 'No backups yet', text: 'Create the first one. It takes a moment.' },
  kinds: { backup: 'Full Backup', export: 'Data Export' },
  origins: { admin: 'manual', schedule: 'daily', before_restore: 'before a restore', uploaded: 'Uploaded' },
  download: 'Download',
  downloadLabel: (name: string) => `Download ${name}`,
  restore: 'Restore',
  restoreLabel: (name: string) => `Restore ${name}`,
  state: {
    verified: 'Verified',
    verifiedIn: (duration: string) => `Verified in ${duration}`,
    unverified: 'Not verified yet',
    failed: 'Failed',
  },
  confirm: {
    title: 'Restore this backup?',
    text: (name: string) =>
      `Are you sure you want to restore from ${name}? This will overwrite all current data!`,
    counting: 'Counting what would be lost…',
    uncounted: 'What would be lost could not be counted.',
    nothingLost: (moment: string) =>
      `Nothing has been added since ${moment}. What was changed since then is lost.`,
    losses: (moment: string, lost: string) =>
      `Since ${moment}: ${lost}. That would be lost, and so would what was changed since then.`,
    lost: {
      members: plural('member', 'members'),
      connections: plural('connection', 'connections'),
      messages: plural('message', 'messages'),
      posts: plural('post', 'posts'),
      comments: plural('comment', 'comments'),
      articles: plural('article', 'articles'),
      businesses: plural('business', 'businesses'),
      reviews: plural('review', 'reviews'),
      orders: plural('order', 'orders'),
      referrals: plural('referral', 'referrals'),
      events: plural('event', 'events'),
    } satisfies Record<LostKind, (count: number) => string>,
    undo: `Everyone else is signed out, and links to choose a new password stop working; invitations go on working. A backup of the current data is made first, and you can undo the restore for ${RESTORE_UNDO_DAYS} days. ${STAYS_SO}`,
  },
  jobs: {
    label: 'In progress',
    names: {
      backup: 'Full backup',
      export: 'Data export',
      restore: 'Restore',
      undo: 'Undo of the restore',
      upload: 'Check of the uploaded backup',
    },
    statuses: { running: 'in progress', done: 'done', failed: 'failed' },
    steps: {
      waiting: 'waiting',
      copying: 'copying',
      checking: 'checking',
      loading: 'loading',
      comparing: 'comparing',
      indexing: 'indexing',
      swapping: 'swapping',
    } as Record<string, string>,
    waiting: 'waiting',
    unknownReason: 'The reason is in the server log.',
    unchanged: 'Your data is unchanged.',
  },
  undo: {
    titles: { restore: 'The data was restored from a backup', undo: 'The restore was undone' },
    until: {
      restore: (moment: string) => `You can go back to the previous data until ${moment}.`,
      undo: (moment: string) => `You can go back to the restored data until ${moment}.`,
    },
    action: { restore: 'Undo restore', undo: 'Restore again' },
    question: { restore: 'Undo the restore?', undo: 'Go back to the restored data?' },
    text: {
      restore: `Everything goes back to how it was before the restore. Changes made since then are lost. ${STAYS_SO}`,
      undo: `Everything goes back to the restored data. Changes made since the undo are lost. ${STAYS_SO}`,
    },
  },
  later: {
    title: 'Later changes to accounts',
    hint: 'Deactivations, suspensions and deletions that were later than the restored data were repeated, and so was the removal of administrators. Everything else is as in that data.',
    erased: (count: number) =>
      count === 1 ? '1 deleted account was deleted again.' : `${count} deleted accounts were deleted again.`,
    suspendedUntil: (day: string) => `Suspended again until ${day}`,
    outcomes: {
      deactivated: 'Deactivated again',
      suspended: 'Suspended again',
      demoted: 'No longer an administrator, as decided',
      left_deactivated: 'Activated since then, and deactivated as in the data',
      left_member: 'Made an administrator since then, and a member as in the data',
      left_active: 'Deactivated since then, but active: nobody else would be an administrator',
      left_admin: 'Made a member since then, but an administrator: nobody else would be one',
    } satisfies Record<RestoreOutcome, string>,
    failed: 'The members could not be loaded',
  },
};
