import type { BackupPlace } from './backup-place.ts';
import { CHECK, DISCARDED, FORMER, NEW, dropSchema } from './build-schema.ts';
import { withBackupLock, withClient } from './connection.ts';
import { removePartialFiles } from './folder.ts';
import { BackupRefusal } from './refusal.ts';

/**
 * Clears away what a backup or restore has left that was killed in the middle: half-filled schemas,
 * half-written files, and journal rows that still say 'running'. The live data needs no repair, because
 * it changes in one transaction. Call it at start-up; it does nothing while another process is at work.
 * @returns whether the lock was free, so that all is clear now
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
            error = 'It was interrupted, so there is no file' where status = 'running';
          update ops.restores set status = 'failed', finished_at = now(),
            error = 'It was interrupted, and nothing was changed' where status = 'running'`);
      });
    });
    return true;
  } catch (error) {
    if (error instanceof BackupRefusal && error.reason === 'busy') return false;
    throw error;
  }
}

/** Removes the state before the last restore for good. Hold the backup lock around it. */
export function dropFormerState({ connectionString }: BackupPlace): Promise<void> {
  return withClient(connectionString, (client) => dropSchema(client, FORMER));
}
