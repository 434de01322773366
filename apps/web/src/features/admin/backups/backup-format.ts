import { withOneDecimal } from '../../../lib/written.ts';
import type { Outputs } from '../../../lib/trpc.ts';
import { backupMessages as messages } from './backup.messages.ts';

export type BackupItem = Outputs['backups']['list']['items'][number];
export type BackupJob = Outputs['backups']['list']['jobs'][number];
export type LastRestore = NonNullable<Outputs['backups']['list']['lastRestore']>;
export type RestoreOutcome = Outputs['backups']['outcomes']['items'][number];

/** Decided by the file name alone (spec, section 3). */
export const isFullBackup = (name: string): boolean => name.includes('backup');
export const kindOf = (name: string): string =>
  isFullBackup(name) ? messages.kinds.backup : messages.kinds.export;

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** A human-readable file size: '3.4 MB'. */
export function fileSize(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const amount = bytes / 1_000 ** power;
  return `${power === 0 || amount >= 100 ? Math.round(amount) : withOneDecimal(amount)} ${UNITS[power]}`;
}

/** A human-readable duration: '0.8 s', '2 min 5 s'. */
export function duration(ms: number): string {
  const seconds = ms / 1_000;
  if (seconds < 10) return `${withOneDecimal(seconds)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

export const jobTitle = ({ job, status }: Pick<BackupJob, 'job' | 'status'>): string =>
  `${messages.jobs.names[job]} ${messages.jobs.statuses[status]}`;
