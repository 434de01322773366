import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { listAddresses } from './address-list.ts';
import type { BackupPlace } from './backup-place.ts';
import { nameIn, quoted } from './catalogue.ts';
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

/** A table of the keys, in the schema that is being restored; dropped with it when the restore fails. */
const WANTED = 'wanted_files';

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
  const { store } = files;
  const count = meter('files', manifest.files.bytes, onProgress);
  await withClient(connectionString, async (client) => {
    await listWanted(client, schema, files);
    // No transaction is open from here on: a storage takes long. So behind a pooler this may be another connection,
    // which has no temporary table.
    const wanted = nameIn(schema, WANTED);
    await readEntries(handle, manifest, {
      async onFile(key, size, content) {
        signal?.throwIfAborted();
        count(size);
        const { rowCount } = await client.query(`select from ${wanted} where key = $1`, [key]);
        if (rowCount === 0 || (await store.size(key)) !== null) return;
        restored.add(key);
        await store.put(key, { body: await buffer(content), contentType: 'image/webp' });
      },
    });
    await client.query(`drop table ${wanted}`);
  });
}

function listWanted(client: pg.Client, schema: string, { select, keysOf }: BackupFiles): Promise<void> {
  const wanted = nameIn(schema, WANTED);
  return inTransaction(client, 'isolation level read committed', async () => {
    await client.query(`set local search_path = ${quoted(schema)}, public`);
    await client.query(`create unlogged table ${wanted} (key text primary key)`);
    for await (const addresses of listAddresses(client, select))
      await client.query(`insert into ${wanted} select unnest($1::text[]) on conflict do nothing`, [
        addresses.flatMap(keysOf),
      ]);
  });
}

/**
 * Removes those of the restored files that the live data does not refer to: all of them when the restore failed, and
 * those of members who were erased while it ran.
 * @throws AggregateError of those that could not be removed, when all others are
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
  const errors: unknown[] = [];
  for (const key of unreferenced) await store.remove(key).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} restored files were not removed`);
}
