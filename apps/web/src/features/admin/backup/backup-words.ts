import type { Outputs } from '../../../lib/trpc.ts';

export type BackupItem = Outputs['backups']['list']['items'][number];
export type BackupJob = Outputs['backups']['list']['jobs'][number];

/** The word in the name alone decides. */
export const isFullBackup = (name: string): boolean => name.includes('backup');
export const kindOf = (name: string): string => (isFullBackup(name) ? 'Full Backup' : 'Data Export');

export const restoreQuestion = (name: string): string =>
  `Are you sure you want to restore from ${name}? This will overwrite all current data!`;

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Bytes as people read them: '3.4 MB'. */
export function fileSize(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const amount = bytes / 1_000 ** power;
  return `${power === 0 || amount >= 100 ? Math.round(amount) : amount.toFixed(1)} ${UNITS[power]}`;
}

/** Milliseconds as people read them: '0.8 s', '2 min 5 s'. */
export function duration(ms: number): string {
  const seconds = ms / 1_000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

const JOBS: Record<BackupJob['job'], string> = {
  backup: 'Full backup',
  export: 'Data export',
  restore: 'Restore',
  undo: 'Undo of the restore',
};

const ENDS: Record<BackupJob['status'], string> = {
  running: 'under way',
  done: 'done',
  failed: 'failed',
};

export const jobTitle = ({ job, status }: Pick<BackupJob, 'job' | 'status'>): string =>
  `${JOBS[job]} ${ENDS[status]}`;

export const ORIGINS: Record<NonNullable<BackupItem['origin']>, string> = {
  admin: 'by hand',
  schedule: 'daily',
  before_restore: 'before a restore',
};
