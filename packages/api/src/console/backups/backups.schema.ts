import { z } from 'zod';
import { PageInput } from '../../ground/core/keyset.ts';
import { id, isoDate } from '../../ground/values/fields.ts';

/** When the daily full backup is made, in UTC. */
export const DAILY_BACKUP = { hour: 3, minute: 29 };
/** Full backups and exports of which more are removed, each; the oldest go first. */
export const BACKUPS_RETAINED = 10;
/** How long an uploaded backup is retained. */
export const UPLOADED_DAYS = 7;
/** How long the previous snapshot is retained after a restore. */
export const RESTORE_UNDO_DAYS = 7;

/** Longer than any valid name; only names in the list exist. */
const fileName = z.string().min(1, 'Please choose a backup').max(200, 'There is no backup of this name');

export const RestoreInput = z.object({ backupFileName: fileName });
export type RestoreInput = z.infer<typeof RestoreInput>;

export const DownloadInput = z.object({ file: fileName });
export type DownloadInput = z.infer<typeof DownloadInput>;

/** The size of a file that is to be uploaded. */
export const UploadInput = z.object({
  sizeBytes: z.int().min(1, 'This file is empty').max(Number.MAX_SAFE_INTEGER),
});
export type UploadInput = z.infer<typeof UploadInput>;

/** It can be uploaded; or it was deleted. */
export const BackupDone = z.object({ ok: z.literal(true) });
export type BackupDone = z.infer<typeof BackupDone>;

export const BackupKind = z.enum(['full', 'export']);

export const BackupItem = z.object({
  name: z.string(),
  kind: BackupKind,
  madeAt: isoDate,
  sizeBytes: z.int(),
  /** 'unverified' is a full backup that has not been verified yet; exports need no verification. */
  state: z.enum(['verified', 'unverified', 'failed', 'complete']),
  verifiedAt: isoDate.nullable(),
  /** Duration of the verification: restoring it beside the live data and comparing every table. */
  verifyMs: z.int().nullable(),
  origin: z.enum(['admin', 'schedule', 'before_restore', 'uploaded']).nullable(),
  error: z.string().nullable(),
});
export type BackupItem = z.infer<typeof BackupItem>;

/** A backup, export, restore, undo, or check of an uploaded backup: running, done or failed. */
export const BackupJob = z.object({
  id,
  job: z.enum(['backup', 'export', 'restore', 'undo', 'upload']),
  name: z.string(),
  status: z.enum(['running', 'done', 'failed']),
  /** The current step: waiting, copying, checking, loading, comparing, indexing, swapping. */
  step: z.string().nullable(),
  /** Percent of the step. */
  progress: z.int(),
  /** The full backup of the current data made before a restore. */
  safetyBackupName: z.string().nullable(),
  error: z.string().nullable(),
  startedAt: isoDate,
  finishedAt: isoDate.nullable(),
});
export type BackupJob = z.infer<typeof BackupJob>;

/**
 * What became of an account that administrators changed later than the data that a restore or undo brought back: taken
 * away again, or left as it is in the data. `left_active` and `left_admin`: nobody else would be an administrator.
 */
export const RestoreOutcome = z.enum([
  'deactivated',
  'suspended',
  'demoted',
  'left_deactivated',
  'left_member',
  'left_active',
  'left_admin',
]);
export type RestoreOutcome = z.infer<typeof RestoreOutcome>;

export const LastRestore = z.object({
  id,
  job: z.enum(['restore', 'undo']),
  /** Accounts that were deleted later than the data. */
  erasedAgain: z.int(),
  /** Deactivations, suspensions and demotions done again; and changes of accounts that were not. */
  repeated: z.int(),
  leftAsIs: z.int(),
});
export type LastRestore = z.infer<typeof LastRestore>;

export const ListRestoreOutcomesInput = PageInput.extend({ id });
export type ListRestoreOutcomesInput = z.infer<typeof ListRestoreOutcomesInput>;

export const RestoreOutcomePage = z.object({
  items: z.array(
    z.object({
      member: z.object({ id, name: z.string() }),
      outcome: RestoreOutcome,
      /** Of 'suspended': the first day on which the member can sign in again. */
      suspendedUntil: z.string().nullable(),
    }),
  ),
  nextCursor: z.string().nullable(),
});
export type RestoreOutcomePage = z.infer<typeof RestoreOutcomePage>;

export const BackupList = z.object({
  items: z.array(BackupItem),
  /** Running jobs, then the newest ended ones; at most ten. */
  jobs: z.array(BackupJob),
  /** Until when the last restore can be undone; null when there is none to undo. */
  undoUntil: isoDate.nullable(),
  /** What would be undone: a restore, or the undo of one. */
  undoes: z.enum(['restore', 'undo']).nullable(),
  /** Of the restore or undo that can be undone: what it did about later changes of accounts; null when nothing. */
  lastRestore: LastRestore.nullable(),
  /** The largest backup that can be uploaded; 0 where none can. */
  uploadMaxBytes: z.int(),
});
export type BackupList = z.infer<typeof BackupList>;

/** What is counted of what a restore would lose. */
export const LostKind = z.enum([
  'members',
  'connections',
  'messages',
  'posts',
  'comments',
  'articles',
  'businesses',
  'reviews',
  'orders',
  'referrals',
  'events',
]);
export type LostKind = z.infer<typeof LostKind>;

export const BackupLosses = z.object({
  madeAt: isoDate,
  /** Created since then; only what there is. */
  lost: z.array(z.object({ kind: LostKind, count: z.int().min(1) })),
});
export type BackupLosses = z.infer<typeof BackupLosses>;

export const BackupFileRef = z.object({ name: z.string(), sizeBytes: z.int() });
export type BackupFileRef = z.infer<typeof BackupFileRef>;
