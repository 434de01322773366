import { BackupError, listBackupFiles, verifyBackup, withBackupLock } from '@guildhall/backup';
import { sql } from 'kysely';
import { type BackupHost, placeOf, reasonOf } from './backup-host.ts';
import { tellAdmins } from './journal.commands.ts';

/**
 * Restores the newest full backup beside the live data once more, as a disk may have spoilt it since it was
 * made. One that is spoilt is shown as failed, and counts no longer as a proven one that others may be
 * removed for.
 * @throws BackupError when it is not whole, and whatever kept it from being tried
 */
export async function verifyNewestBackup(host: BackupHost): Promise<void> {
  const place = placeOf(host);
  await withBackupLock({ ...place, wait: true }, async (signal) => {
    const newest = (await listBackupFiles(host.backups.folder)).find(({ kind }) => kind === 'full');
    if (!newest) return;
    const entry = host.db.updateTable('backups').where('name', '=', newest.name);
    try {
      const { milliseconds } = await verifyBackup(place, newest.name, { signal });
      await entry.set({ verifiedAt: sql<Date>`now()`, verifyMs: milliseconds }).execute();
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      await entry.set({ status: 'failed', verifiedAt: null, error: reasonOf(error) }).execute();
      throw error;
    } finally {
      await tellAdmins(host.db);
    }
  });
}
