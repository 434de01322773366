import { sql } from 'kysely';
import {
  createFullBackup,
  exportJson,
  listBackupFiles,
  newBackupName,
  removeBackupFile,
  expiredBackups,
  verifyBackup,
  withBackupLock,
} from '@guildhall/backup';
import { type BackupActor, type BackupHost, placeOf } from './backup-host.ts';
import { BACKUPS_RETAINED, UPLOADED_DAYS } from './backups.schema.ts';
import { type Origin, failed, openBackupEntry, updateBackupEntry, withProgress } from './journal.commands.ts';

/** Called with the journal id once the job is recorded as started. */
export type OnStart = (id: number) => void;

/**
 * Makes a full backup and immediately verifies it by restoring it beside the live data.
 * @throws BackupError 'busy' while another one is running
 */
export async function makeFullBackup(
  host: BackupHost,
  { origin, actor, onStart }: { origin: Origin; actor: BackupActor; onStart?: OnStart },
): Promise<string> {
  return withBackupLock(placeOf(host), (signal) =>
    createVerifiedBackup(host, { origin, actor, onStart, signal }),
  );
}

/** The same for a caller that already holds the backup lock. */
export async function createVerifiedBackup(
  host: BackupHost,
  options: { origin: Origin; actor: BackupActor; onStart?: OnStart | undefined; signal: AbortSignal },
): Promise<string> {
  const { origin, actor, onStart, signal } = options;
  const place = placeOf(host);
  const name = newBackupName('full');
  const id = await openBackupEntry(host, { name, kind: 'full', origin, actor });
  onStart?.(id);
  try {
    const { manifest, sizeBytes, milliseconds } = await withProgress(
      host,
      'backups',
      id,
      async (onProgress) => {
        const made = await createFullBackup(place, { name, onProgress, signal });
        const missing = made.manifest.files?.missing ?? 0;
        if (missing > 0) host.log.warn({ backup: name, missing }, 'files missing in the storage');
        return { ...made, ...(await verifyBackup(place, name, { onProgress, signal })) };
      },
    );
    await updateBackupEntry(host, id, {
      status: 'verified',
      sizeBytes,
      schemaVersion: manifest.schemaVersion,
      manifest: JSON.stringify(manifest),
      verifyMs: milliseconds,
      verifiedAt: sql<Date>`now()`,
      finishedAt: sql<Date>`now()`,
      step: null,
    });
  } catch (error) {
    await updateBackupEntry(host, id, failed(error));
    throw error;
  }
  await removeExpired(host);
  return name;
}

/** Exports the data as readable JSON. Waits while a backup is running. */
export async function makeExport(
  host: BackupHost,
  { actor, onStart }: { actor: BackupActor; onStart?: OnStart },
): Promise<string> {
  const place = placeOf(host);
  const name = newBackupName('export');
  const id = await openBackupEntry(host, { name, kind: 'export', origin: 'admin', actor, step: 'waiting' });
  onStart?.(id);
  try {
    await withBackupLock({ ...place, wait: true }, async (signal) => {
      const { sizeBytes } = await withProgress(host, 'backups', id, (onProgress) =>
        exportJson(place, { name, onProgress, signal }),
      );
      await updateBackupEntry(host, id, {
        status: 'ready',
        sizeBytes,
        error: null,
        finishedAt: sql<Date>`now()`,
        step: null,
      });
      await removeExpired(host);
    });
  } catch (error) {
    await updateBackupEntry(host, id, failed(error));
    throw error;
  }
  return name;
}

/** Removes expired files: all but the newest of each kind and those that must be retained beyond them. */
export async function removeExpired(host: BackupHost): Promise<void> {
  const { folder } = host.backups;
  const rows = await host.db
    .selectFrom('backups')
    .select(['name', 'origin', 'verifiedAt', 'startedAt'])
    .execute();
  const facts = new Map(
    rows.map(({ name, origin, verifiedAt, startedAt }) => [
      name,
      {
        isVerified: verifiedAt !== null,
        isBeforeRestore: origin === 'before_restore',
        uploadedAt: origin === 'uploaded' ? startedAt : null,
      },
    ]),
  );
  const files = await listBackupFiles(folder);
  const expired = expiredBackups(files, (name) => facts.get(name), {
    retained: BACKUPS_RETAINED,
    uploadedDays: UPLOADED_DAYS,
  });
  for (const name of expired) await removeBackupFile(folder, name);
  if (expired.length > 0)
    await host.db.updateTable('backups').set({ status: 'removed' }).where('name', 'in', expired).execute();
}
