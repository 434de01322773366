import type { BackupPlace } from './backup-place.ts';
import { CHECK, buildSchema, dropSchema } from './build-schema.ts';
import { withCheckedBackup } from './check-backup.ts';
import { checkFiles } from './check-files.ts';
import { inTransaction, withClient } from './connection.ts';
import { type LoadOptions, compareWithManifest, loadArchive } from './load-archive.ts';
import type { Manifest } from './manifest.ts';

export type Verification = { manifest: Manifest; tables: number; rows: number; milliseconds: number };

/**
 * Verifies a backup by restoring it into a schema beside the live one, reading every table back and comparing row
 * counts and checksums. The live data is not touched. The caller holds the backup lock.
 * @throws BackupError with the reason
 */
export async function verifyBackup(
  place: BackupPlace,
  name: string,
  options: LoadOptions = {},
): Promise<Verification> {
  const started = performance.now();
  const { onProgress, signal } = options;
  onProgress?.('checking', 0);
  const manifest = await withCheckedBackup(
    place,
    name,
    async (backup) => {
      await checkFiles(backup, options);
      await buildSchema(place, CHECK, backup.manifest.schemaVersion);
      await withClient(place.connectionString, async (client) => {
        try {
          await inTransaction(client, 'isolation level read committed', async () => {
            await loadArchive(client, CHECK, backup, { ...options, isTrial: true });
            await compareWithManifest(client, CHECK, backup.manifest, options);
          });
        } finally {
          await dropSchema(client, CHECK).catch(() => {});
        }
      });
      return backup.manifest;
    },
    signal,
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return {
    manifest,
    tables: manifest.tables.length,
    rows,
    milliseconds: Math.round(performance.now() - started),
  };
}
