import { randomBytes } from 'node:crypto';

const STAMP = String.raw`\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z`;
const FULL = new RegExp(`^full-backup-(${STAMP})-[0-9a-f]{8}\\.tar\\.zst$`);
const EXPORT = new RegExp(`^data-export-(${STAMP})-[0-9a-f]{8}\\.json$`);

export type BackupKind = 'full' | 'export';

/** A new name, such as `full-backup-2026-11-21T07-22-58-123Z-1a2b3c4d.tar.zst`. The only place that makes names. */
export function newBackupName(
  kind: BackupKind,
  now = new Date(),
  suffix = randomBytes(4).toString('hex'),
): string {
  const unique = `${now.toISOString().replaceAll(/[:.]/g, '-')}-${suffix}`;
  return kind === 'full' ? `full-backup-${unique}.tar.zst` : `data-export-${unique}.json`;
}

/** The kind of a file by its name; undefined for any other file. */
export function backupKind(name: string): BackupKind | undefined {
  if (FULL.test(name)) return 'full';
  return EXPORT.test(name) ? 'export' : undefined;
}

/** When the backup of this name was started. */
export function backupTime(name: string): Date {
  const stamp = (FULL.exec(name) ?? EXPORT.exec(name))?.[1] ?? '';
  const [date = '', time = ''] = stamp.split('T');
  const [hours, minutes, seconds, milliseconds] = time.replace('Z', '').split('-');
  return new Date(`${date}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
}
