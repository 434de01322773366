import type { BackupPlace } from './backup-place.ts';
import { PREVIOUS, NEW, buildSchema, dropSchema, migrateSchema } from './build-schema.ts';
import { hasSchema } from './catalogue.ts';
import { withCheckedBackup } from './check-backup.ts';
import { checkFiles } from './check-files.ts';
import { inTransaction, withClient } from './connection.ts';
import { type LoadOptions, compareWithManifest, loadArchive } from './load-archive.ts';
import type { Manifest } from './manifest.ts';
import { BackupError } from './backup-error.ts';
import { removeUnreferenced, restoreFiles } from './restore-files.ts';
import { type BeforeSwap, type InSwap, swapIn } from './swap.ts';

/** Hooks around the swap. */
export type AroundSwap = { beforeSwap?: BeforeSwap; inSwap?: InSwap };

export type RestoreOptions = LoadOptions &
  AroundSwap & {
    /** Runs after the backup was checked and before anything is loaded: makes the safety backup. */
    beforeLoad?: () => Promise<void>;
    /** Called when restored files that the live data does not refer to could not be removed again. */
    onLeftover?: (error: unknown) => void;
  };

/**
 * Replaces the product data by a backup's. The backup is loaded, compared and migrated beside the live tables
 * without downtime, and swapped in by one transaction: a crash at any point leaves either exactly the previous
 * data or exactly the restored. The previous snapshot stays for `undoRestore`. The caller holds the backup lock.
 * @throws BackupError with the reason; nothing has changed then
 */
export async function restoreBackup(
  place: BackupPlace,
  name: string,
  { beforeLoad, beforeSwap, inSwap, onLeftover = () => {}, ...options }: RestoreOptions = {},
): Promise<Manifest> {
  const { onProgress, signal } = options;
  onProgress?.('checking', 0);
  return withCheckedBackup(
    place,
    name,
    async (backup) => {
      const { manifest } = backup;
      const restored = new Set<string>();
      await checkFiles(backup, options);
      await beforeLoad?.();
      try {
        await buildSchema(place, NEW, manifest.schemaVersion);
        await withClient(place.connectionString, (client) =>
          inTransaction(client, 'isolation level read committed', async () => {
            await loadArchive(client, NEW, backup, options);
            await compareWithManifest(client, NEW, manifest, options);
          }),
        );
        await migrateSchema(place, NEW);
        signal?.throwIfAborted();
        await prepare(place, NEW, beforeSwap);
        await restoreFiles(place, NEW, backup, { onProgress, signal, restored });
        signal?.throwIfAborted();
        onProgress?.('swapping', 0);
        await withClient(place.connectionString, (client) => swapIn(client, NEW, inSwap));
      } catch (error) {
        await withClient(place.connectionString, (client) => dropSchema(client, NEW)).catch(() => {});
        throw error;
      } finally {
        if (place.files)
          await removeUnreferenced(place.connectionString, place.files, restored).catch(onLeftover);
      }
      return manifest;
    },
    signal,
  );
}

/**
 * Goes back to the snapshot from before the last restore, and keeps the restored data as the snapshot, so that
 * this can be undone too. The caller holds the backup lock.
 * @throws BackupError 'nothing' when there is no previous snapshot
 */
export async function undoRestore(
  place: BackupPlace,
  { beforeSwap, inSwap }: AroundSwap = {},
): Promise<void> {
  if (!(await hasPreviousSnapshot(place)))
    throw new BackupError('nothing', 'There is no previous snapshot to go back to');
  await migrateSchema(place, PREVIOUS);
  await prepare(place, PREVIOUS, beforeSwap);
  await withClient(place.connectionString, (client) => swapIn(client, PREVIOUS, inSwap));
}

async function prepare(
  { connectionString }: BackupPlace,
  schema: string,
  beforeSwap: BeforeSwap = async () => {},
): Promise<void> {
  await withClient(connectionString, (client) =>
    inTransaction(client, 'isolation level read committed', () => beforeSwap(client, schema)),
  );
}

/** Whether there is a snapshot for `undoRestore` to go back to. */
export function hasPreviousSnapshot({ connectionString }: BackupPlace): Promise<boolean> {
  return withClient(connectionString, (client) => hasSchema(client, PREVIOUS));
}
