import type { BackupPlace } from './backup-place.ts';
import { FORMER, NEW, buildSchema, dropSchema, migrateSchema } from './build-schema.ts';
import { hasSchema } from './catalogue.ts';
import { withCheckedBackup } from './check-backup.ts';
import { inTransaction, withClient } from './connection.ts';
import { type LoadOptions, compareWithManifest, loadArchive } from './load-archive.ts';
import type { Manifest } from './manifest.ts';
import { BackupRefusal } from './refusal.ts';
import { type BeforeSwap, type InSwap, swapIn } from './swap.ts';

/** What the caller does around the moment in which the data is exchanged. */
export type AroundSwap = { beforeSwap?: BeforeSwap; inSwap?: InSwap };

export type RestoreOptions = LoadOptions &
  AroundSwap & {
    /** Runs once the backup is known to be good and before anything is prepared: makes the safety backup. */
    beforeLoad?: () => Promise<void>;
  };

/**
 * Replaces the product data by a backup's. The backup is loaded, compared and migrated beside the live
 * tables while the site goes on, and put in their place in one transaction: whatever happens at any
 * moment, the data is exactly the former or exactly the restored. The former state stays for `undoRestore`.
 * Hold the backup lock around it.
 * @throws BackupRefusal with what is wrong; nothing has changed then
 */
export async function restoreBackup(
  place: BackupPlace,
  name: string,
  { beforeLoad, beforeSwap, inSwap, ...options }: RestoreOptions = {},
): Promise<Manifest> {
  const { onProgress, signal } = options;
  onProgress?.('checking', 0);
  return withCheckedBackup(
    place,
    name,
    async (backup) => {
      const { manifest } = backup;
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
        onProgress?.('swapping', 0);
        await putInPlace(place, NEW, { beforeSwap, inSwap });
      } catch (error) {
        await withClient(place.connectionString, (client) => dropSchema(client, NEW)).catch(() => {});
        throw error;
      }
      return manifest;
    },
    signal,
  );
}

/**
 * Goes back to the state before the last restore, and keeps the restored one in its place, so that
 * this can be undone too. Hold the backup lock around it.
 * @throws BackupRefusal 'nothing' when there is no former state
 */
export async function undoRestore(place: BackupPlace, around: AroundSwap = {}): Promise<void> {
  if (!(await hasFormerState(place)))
    throw new BackupRefusal('nothing', 'There is no former state to go back to');
  await migrateSchema(place, FORMER);
  await putInPlace(place, FORMER, around);
}

async function putInPlace(
  { connectionString }: BackupPlace,
  schema: string,
  { beforeSwap, inSwap = async () => {} }: { [Key in keyof AroundSwap]: AroundSwap[Key] | undefined },
): Promise<void> {
  await withClient(connectionString, async (client) => {
    if (beforeSwap)
      await inTransaction(client, 'isolation level read committed', () => beforeSwap(client, schema));
    await swapIn(client, schema, inSwap);
  });
}

/** Whether `undoRestore` has something to go back to. */
export function hasFormerState({ connectionString }: BackupPlace): Promise<boolean> {
  return withClient(connectionString, (client) => hasSchema(client, FORMER));
}
