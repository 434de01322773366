import { buffer } from 'node:stream/consumers';
import { listAddresses } from './address-list.ts';
import type { BackupPlace } from './backup-place.ts';
import { quoted } from './catalogue.ts';
import type { CheckedBackup } from './check-backup.ts';
import { inTransaction, withClient } from './connection.ts';
import type { BackupFiles } from './files.ts';
import { type Progress, meter } from './progress.ts';
import { readEntries } from './read-archive.ts';

type RestoreFilesOptions = {
  onProgress?: Progress | undefined;
  signal?: AbortSignal | undefined;
  /** Receives the key of each file before it is stored. */
  restored: Set<string>;
};

/**
 * Puts back the files that the data of a schema refers to and the storage lacks. Files that the data no longer refers
 * to, such as those of a member who was erased since, stay in the archive.
 */
export async function restoreFiles(
  { connectionString, files }: BackupPlace,
  schema: string,
  { handle, manifest }: CheckedBackup,
  { onProgress, signal, restored }: RestoreFilesOptions,
): Promise<void> {
  if (!files || !manifest.files) return;
  const { select, keysOf, store } = files;
  const count = meter('files', manifest.files.bytes, onProgress);
  await withClient(connectionString, (client) =>
    inTransaction(client, 'isolation level read committed', async () => {
      await client.query(`set local search_path = ${quoted(schema)}, public`);
      await client.query('create temporary table wanted_files (key text primary key) on commit drop');
      for await (const addresses of listAddresses(client, select))
        await client.query('insert into wanted_files select unnest($1::text[]) on conflict do nothing', [
          addresses.flatMap(keysOf),
        ]);
      await readEntries(handle, manifest, {
        async onFile(key, size, content) {
          signal?.throwIfAborted();
          count(size);
          const { rowCount } = await client.query('select from wanted_files where key = $1', [key]);
          if (rowCount === 0 || (await store.size(key)) !== null) return;
          restored.add(key);
          await store.put(key, { body: await buffer(content), contentType: 'image/webp' });
        },
      });
    }),
  );
}

/**
 * Removes those of the restored files that the live data does not refer to: all of them when the restore failed, and
 * those of members who were erased while it ran.
 */
export async function removeUnreferenced(
  connectionString: string,
  { select, keysOf, store }: BackupFiles,
  restored: ReadonlySet<string>,
): Promise<void> {
  if (restored.size === 0) return;
  const unreferenced = new Set(restored);
  await withClient(connectionString, (client) =>
    inTransaction(client, 'isolation level repeatable read, read only', async () => {
      await client.query('set local search_path = app, public');
      for await (const addresses of listAddresses(client, select))
        for (const key of addresses.flatMap(keysOf)) unreferenced.delete(key);
    }),
  );
  for (const key of unreferenced) await store.remove(key);
}
