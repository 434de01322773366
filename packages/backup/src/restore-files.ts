import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { quoted } from './catalogue.ts';
import type { CheckedBackup } from './check-backup.ts';
import { type BackupFiles, listAddresses } from './files.ts';
import { readEntries } from './read-archive.ts';

/**
 * Puts back the files that the data of a schema refers to and the storage lacks. Files that the data no longer refers
 * to, such as those of a member who was erased since, stay in the archive. Runs in the caller's transaction.
 */
export async function restoreFiles(
  client: pg.Client,
  schema: string,
  { handle, manifest }: CheckedBackup,
  { select, keysOf, store }: BackupFiles,
): Promise<void> {
  if (!manifest.files) return;
  await client.query(`set local search_path = ${quoted(schema)}, public`);
  await client.query('create temporary table wanted_files (key text primary key) on commit drop');
  for await (const addresses of listAddresses(client, select))
    await client.query('insert into wanted_files select unnest($1::text[]) on conflict do nothing', [
      addresses.flatMap(keysOf),
    ]);
  await readEntries(handle, manifest, {
    async onFile(key, content) {
      const { rowCount } = await client.query('select from wanted_files where key = $1', [key]);
      if (rowCount === 0 || (await store.get(key)) !== null) return;
      await store.put(key, { body: await buffer(content), contentType: 'image/webp' });
    },
  });
}
