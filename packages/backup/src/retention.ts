import { DAY_MS } from '@guildhall/db/time';
import type { BackupFile } from './folder.ts';

/** What the journal records about a file; none for a file that was copied into the folder. */
export type BackupFacts = { isVerified: boolean; isBeforeRestore: boolean };

const BEFORE_RESTORE_DAYS = 7;

/**
 * The files to delete: full backups and exports beyond the newest of each, as many as are retained. Never the newest verified backup,
 * nor a safety backup within seven days of its restore.
 */
export function expiredBackups(
  files: BackupFile[],
  factsOf: (name: string) => BackupFacts | undefined,
  { retained, now = new Date() }: { retained: number; now?: Date },
): string[] {
  const newestFirst = files.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  const full = newestFirst.filter(({ kind }) => kind === 'full');
  const newestVerified = full.find(({ name }) => factsOf(name)?.isVerified)?.name;
  const isRetained = ({ name, madeAt }: BackupFile) =>
    name === newestVerified ||
    (factsOf(name)?.isBeforeRestore === true &&
      now.getTime() - madeAt.getTime() < BEFORE_RESTORE_DAYS * DAY_MS);
  const exports = newestFirst.filter(({ kind }) => kind === 'export');
  return [...full.slice(retained).filter((file) => !isRetained(file)), ...exports.slice(retained)].map(
    ({ name }) => name,
  );
}
