import { BackupError, listBackupFiles, verifyBackup, withBackupLock } from '@guildhall/backup';
import { sql } from 'kysely';
import { type BackupHost, placeOf, reasonOf } from './backup-host.ts';
import { tellAdmins } from './journal.commands.ts';

/**
 * Verifies the newest full backup again by restoring it beside the live data, because a disk may have damaged it
 * since. A damaged one is shown as failed, and no longer counts as a verified one that allows older backups to
 * expire.
 * @throws BackupError when it is damaged, and any error that prevented the verification
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
