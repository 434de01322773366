import type { BackupPlace } from './backup-place.ts';
import { CHECK, DISCARDED, PREVIOUS, NEW, dropSchema } from './build-schema.ts';
import { withBackupLock, withClient } from './connection.ts';
import { removePartialFiles } from './folder.ts';
import { BackupError } from './backup-error.ts';

/**
 * Cleans up after a backup or restore that was killed: partial schemas, partial files, and journal rows that
 * still say 'running'. The live data needs no repair, because it changes in one transaction. Called at start-up;
 * does nothing while another process holds the lock.
 * @returns whether the lock was free and everything is cleaned up
 */
export async function recoverInterruptedRestore(place: BackupPlace): Promise<boolean> {
  try {
    await withBackupLock(place, async () => {
      await removePartialFiles(place.folder);
      await withClient(place.connectionString, async (client) => {
        const { rows } = await client.query<{ name: string }>(
          `select nspname as name from pg_namespace where nspname in ($1, $2) or starts_with(nspname, $3)`,
          [NEW, CHECK, DISCARDED],
        );
        for (const { name } of rows) await dropSchema(client, name);
        await client.query(`
          update ops.backups set status = 'failed', finished_at = now(),
            error = case origin when 'uploaded' then 'Its check was interrupted. Delete it and upload it again'
              else 'It was interrupted, so there is no file' end
            where status = 'running';
          update ops.restores set status = 'failed', finished_at = now(),
            error = 'It was interrupted, and nothing was changed' where status = 'running'`);
      });
    });
    return true;
  } catch (error) {
    if (error instanceof BackupError && error.reason === 'busy') return false;
    throw error;
  }
}

/** Permanently deletes the snapshot from before the last restore. The caller holds the backup lock. */
export function dropPreviousSnapshot({ connectionString }: BackupPlace): Promise<void> {
  return withClient(connectionString, (client) => dropSchema(client, PREVIOUS));
}
