import type { BackupFile } from './folder.ts';

/** What the journal knows about a file; a file that somebody copied here has none. */
export type BackupFacts = { isVerified: boolean; isBeforeRestore: boolean };

const KEEP = 10;
const BEFORE_RESTORE_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * The files that may go: full backups and exports beyond the ten newest of each, but never the newest
 * verified backup, and what was made before a restore not within seven days.
 */
export function surplusBackups(
  files: BackupFile[],
  factsOf: (name: string) => BackupFacts | undefined,
  now = new Date(),
): string[] {
  const newestFirst = files.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  const full = newestFirst.filter(({ kind }) => kind === 'full');
  const proven = full.find(({ name }) => factsOf(name)?.isVerified)?.name;
  const isHeld = ({ name, madeAt }: BackupFile) =>
    name === proven ||
    (factsOf(name)?.isBeforeRestore === true &&
      now.getTime() - madeAt.getTime() < BEFORE_RESTORE_DAYS * DAY_MS);
  const exports = newestFirst.filter(({ kind }) => kind === 'export');
  return [...full.slice(KEEP).filter((file) => !isHeld(file)), ...exports.slice(KEEP)].map(
    ({ name }) => name,
  );
}
