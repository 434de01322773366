import type { FileHandle } from 'node:fs/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BackupPlace } from './backup-place.ts';
import { type TableShape, listMigrations, listTables, orderedRows } from './catalogue.ts';
import { inTransaction, orDisconnect, withClient } from './connection.ts';
import { type CreateOptions, SNAPSHOT } from './create-backup.ts';
import { requireSpace, writeDurably } from './folder.ts';
import { newBackupName } from './names.ts';
import { rowsOf } from './parts.ts';
import { meter } from './progress.ts';

/** Columns that are never exported. */
const SECRET: Record<string, string[]> = {
  users: ['password'],
  totp: ['secret_sealed'],
  recovery_codes: ['code_hash'],
};

/** Delimiter and quote cannot occur in JSON, so nothing is ever quoted and each line is one row. */
const LINES = String.raw`(format csv, delimiter E'\x02', quote E'\x01')`;

/**
 * Writes the product data as readable JSON, without password hashes and secrets: {tables: {users: [...], ...}}.
 * One snapshot, streamed; the file appears when it is complete. The caller holds the backup lock.
 * @throws BackupError 'space'
 */
export async function exportJson(
  place: BackupPlace,
  options: CreateOptions = {},
): Promise<{ name: string; sizeBytes: number; rows: number }> {
  const exportedAt = new Date();
  const name = options.name ?? newBackupName('export', exportedAt);
  await requireSpace(place.folder, 0);
  let sizeBytes = 0;
  let rows = 0;
  await writeDurably(place.folder, name, (handle) =>
    withClient(place.connectionString, (client) =>
      inTransaction(client, SNAPSHOT, async () => {
        const shapes = await listTables(client, 'app');
        const count = meter(
          'copying',
          shapes.reduce((sum, shape) => sum + shape.sizeBytes, 0),
          options.onProgress,
        );
        const migrations = await listMigrations(client, 'app');
        const head = {
          exportedAt: exportedAt.toISOString(),
          appVersion: place.appVersion,
          schemaVersion: migrations.at(-1),
        };
        await handle.writeFile(`${JSON.stringify(head, null, 2).slice(0, -2)},\n  "tables": {`);
        for (const [index, shape] of shapes.entries()) {
          options.signal?.throwIfAborted();
          await handle.writeFile(`${index === 0 ? '' : ','}\n    ${JSON.stringify(shape.name)}: [`);
          rows += await writeRows(client, shape, handle, count);
          await handle.writeFile(']');
        }
        await handle.writeFile('\n  }\n}\n');
        sizeBytes = (await handle.stat()).size;
      }),
    ),
  );
  return { name, sizeBytes, rows };
}

async function writeRows(
  client: pg.Client,
  shape: TableShape,
  handle: FileHandle,
  count: (bytes: number) => void,
): Promise<number> {
  const visible = shape.columns.filter((column) => !SECRET[shape.name]?.includes(column));
  const select = `select row_to_json(r) from (${orderedRows('app', shape, visible)}) r`;
  const stream = client.query(copyTo(`copy (${select}) to stdout with ${LINES}`));
  const chunks: AsyncIterable<Buffer> = stream;
  let isBetween = false;
  await orDisconnect(client, async () => {
    for await (const chunk of chunks) {
      count(chunk.length);
      // As bytes, since a chunk may end inside a multi-byte character. The last newline is held back for the next row.
      const lines = chunk.toString('latin1');
      const text = (isBetween ? '\n' : '') + lines.replace(/\n$/, '');
      isBetween = lines.endsWith('\n');
      await handle.writeFile(Buffer.from(text.replaceAll('\n', ',\n      '), 'latin1'));
    }
  });
  return rowsOf(client, stream);
}
