import { DAY_MS } from '@guildhall/db/time';
import type { BackupFile } from './folder.ts';

/** What the journal records about a file; none for a file that was copied into the folder. */
export type BackupFacts = {
  isVerified: boolean;
  isBeforeRestore: boolean;
  /** When it was uploaded; null for a backup that was made here. */
  uploadedAt: Date | null;
};

const BEFORE_RESTORE_DAYS = 7;

/**
 * The files to delete: full backups and exports beyond the newest of each, as many as are retained. Never the newest
 * verified backup, nor a safety backup within seven days of its restore. Uploaded backups do not count, however new
 * they are: each is deleted `uploadedDays` after it came.
 */
export function expiredBackups(
  files: BackupFile[],
  factsOf: (name: string) => BackupFacts | undefined,
  { retained, uploadedDays, now = new Date() }: { retained: number; uploadedDays: number; now?: Date },
): string[] {
  const newestFirst = files.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  const uploadedAt = (name: string) => factsOf(name)?.uploadedAt ?? null;
  const full = newestFirst.filter(({ kind, name }) => kind === 'full' && uploadedAt(name) === null);
  const newestVerified = full.find(({ name }) => factsOf(name)?.isVerified)?.name;
  const isRetained = ({ name, madeAt }: BackupFile) =>
    name === newestVerified ||
    (factsOf(name)?.isBeforeRestore === true &&
      now.getTime() - madeAt.getTime() < BEFORE_RESTORE_DAYS * DAY_MS);
  const exports = newestFirst.filter(({ kind }) => kind === 'export');
  const uploaded = newestFirst.filter(({ name }) => {
    const at = uploadedAt(name);
    return at !== null && now.getTime() - at.getTime() >= uploadedDays * DAY_MS;
  });
  const made = full.slice(retained).filter((file) => !isRetained(file));
  return [...made, ...uploaded, ...exports.slice(retained)].map(({ name }) => name);
}
