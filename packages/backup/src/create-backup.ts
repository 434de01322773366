import type pg from 'pg';
import { createAddressList } from './address-list.ts';
import { findAuditAnchor } from './audit-anchors.ts';
import type { BackupPlace } from './backup-place.ts';
import { type TableShape, listMigrations, listSequences, listTables, orderedRows } from './catalogue.ts';
import { inTransaction, withClient } from './connection.ts';
import { copyFiles } from './files.ts';
import { listBackupFiles, requireSpace, writeDurably } from './folder.ts';
import { type Contents, FORMAT, type Manifest, type TableEntry, keyId } from './manifest.ts';
import { newBackupName } from './names.ts';
import { copyOut, createPartBuffer, partName } from './parts.ts';
import { type Progress, meter } from './progress.ts';
import { makeTrailer } from './trailer.ts';
import { type AddEntry, writeArchive } from './write-archive.ts';

export type MadeBackup = { name: string; sizeBytes: number; manifest: Manifest };

export type CreateOptions = {
  name?: string;
  onProgress?: Progress | undefined;
  signal?: AbortSignal | undefined;
};

/** A consistent snapshot, without blocking writers. */
export const SNAPSHOT = 'isolation level repeatable read, read only';

/**
 * Makes a full backup of the product data: one snapshot, streamed table by table into a compressed
 * tar whose manifest is signed with the installation's key. The file appears when it is complete.
 * The caller holds the backup lock.
 * @throws BackupError 'space'
 */
export async function createFullBackup(place: BackupPlace, options: CreateOptions = {}): Promise<MadeBackup> {
  const startedAt = new Date();
  const name = options.name ?? newBackupName('full', startedAt);
  const last = (await listBackupFiles(place.folder)).find(({ kind }) => kind === 'full');
  await requireSpace(place.folder, 2 * (last?.sizeBytes ?? 0));

  let made: MadeBackup | undefined;
  await writeDurably(place.folder, name, async (handle) => {
    let contents: Contents | undefined;
    const payload = await writeArchive(handle, startedAt, async (add) => {
      contents = await copyEverything(place, { ...options, name, startedAt, add });
      await add('manifest.json', Buffer.from(JSON.stringify(contents, null, 2)));
    });
    if (!contents) throw new Error('The archive was closed before it was filled');
    const manifest: Manifest = { ...contents, keyId: keyId(place.key), payload };
    const trailer = makeTrailer(manifest, place.key);
    await handle.writeFile(trailer);
    made = { name, sizeBytes: payload.bytes + trailer.length, manifest };
  });
  if (!made) throw new Error('The backup was not written');
  return made;
}

type CopyOptions = CreateOptions & { name: string; startedAt: Date; add: AddEntry };

/** The transaction of the snapshot has ended when the files are copied, because a large storage takes long. */
async function copyEverything(place: BackupPlace, options: CopyOptions): Promise<Contents> {
  const { connectionString, folder, files } = place;
  const inSnapshot = <T>(work: (client: pg.Client) => Promise<T>) =>
    withClient(connectionString, (client) => inTransaction(client, SNAPSHOT, () => work(client)));
  if (!files) return inSnapshot((client) => copyTables(client, place, options));
  await using addresses = await createAddressList(folder, options.name);
  const contents = await inSnapshot(async (client) => {
    const copied = await copyTables(client, place, options);
    await addresses.fill(client, files.select);
    return copied;
  });
  return { ...contents, files: await copyFiles(addresses, files, { folder, ...options }) };
}

async function copyTables(
  client: pg.Client,
  { appVersion }: BackupPlace,
  { startedAt, add, onProgress, signal }: CopyOptions,
): Promise<Contents> {
  const shapes = await listTables(client, 'app');
  const count = meter(
    'copying',
    shapes.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    onProgress,
  );
  const tables: TableEntry[] = [];
  for (const shape of shapes) {
    signal?.throwIfAborted();
    tables.push(await copyTable(client, shape, add, count));
  }
  const migrations = await listMigrations(client, 'app');
  return {
    format: FORMAT,
    schemaVersion: migrations.at(-1) ?? '',
    migrations,
    appVersion,
    startedAt: startedAt.toISOString(),
    tables,
    sequences: await listSequences(client, 'app'),
    audit: await findAuditAnchor(client),
  };
}

async function copyTable(
  client: pg.Client,
  shape: TableShape,
  add: AddEntry,
  count: (bytes: number) => void,
): Promise<TableEntry> {
  const parts = createPartBuffer((part, number) => add(partName(shape.name, number), part));
  const digest = await copyOut(client, orderedRows('app', shape), async (chunk) => {
    count(chunk.length);
    await parts.add(chunk);
  });
  await parts.flush();
  return { name: shape.name, columns: shape.columns, ...digest };
}
