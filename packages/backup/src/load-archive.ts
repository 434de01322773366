import { createHash } from 'node:crypto';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { sqlState } from '@guildhall/db';
import { orDisconnect } from './connection.ts';
import { columnList, listTables, literal, nameIn, orderedRows, quoted } from './catalogue.ts';
import type { CheckedBackup } from './check-backup.ts';
import type { Manifest, TableEntry } from './manifest.ts';
import { copyOut } from './parts.ts';
import { type Progress, meter } from './progress.ts';
import { readEntries } from './read-archive.ts';
import { BackupError, inconsistent } from './backup-error.ts';
import { withoutConstraints } from './schema-constraints.ts';

export type LoadOptions = {
  onProgress?: Progress | undefined;
  signal?: AbortSignal | undefined;
  /** Loaded only to be compared and dropped, so indexes for reading are not rebuilt. */
  isTrial?: boolean;
};

/**
 * Loads the backup into the empty tables of a schema of its version, verifies the checksum of each, sets the
 * sequences, and has PostgreSQL check every foreign key. Runs in the caller's transaction.
 * @throws BackupError 'inconsistent' or 'damaged'
 */
export async function loadArchive(
  client: pg.Client,
  schema: string,
  { handle, manifest }: CheckedBackup,
  options: LoadOptions = {},
): Promise<void> {
  await requireSameTables(client, schema, manifest);
  await client.query(`set local search_path = ${schema}, public`);
  try {
    await withoutConstraints(client, schema, options.isTrial ?? false, () =>
      loadTables(client, schema, handle, manifest, options),
    );
  } catch (error) {
    // SQLSTATE classes 22, data exception, and 23, integrity constraint violation.
    if (!/^2[23]/.test(sqlState(error) ?? '')) throw error;
    const message = 'The data of this backup violates a constraint of the database';
    throw new BackupError('inconsistent', message, { cause: error });
  }
  await setSequences(client, schema, manifest);
}

async function loadTables(
  client: pg.Client,
  schema: string,
  handle: CheckedBackup['handle'],
  manifest: Manifest,
  { onProgress, signal }: LoadOptions,
): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [table.name, openTable(client, schema, table)]));
  const count = meter('loading', tableBytes(manifest), onProgress);
  let current: ReturnType<typeof openTable> | undefined;
  await orDisconnect(client, async () => {
    await readEntries(handle, manifest, {
      async onPart(table, content) {
        signal?.throwIfAborted();
        const next = tables.get(table);
        if (!next) throw inconsistent(table);
        if (next !== current) await current?.finish();
        current = next;
        await next.add(content, count);
      },
      // Those of a manifest are checked before; without any, there is none.
      ...(!manifest.files && {
        async onFile() {
          await current?.finish();
          throw inconsistent('files');
        },
      }),
    });
    await current?.finish();
  });
  for (const table of tables.values()) table.requireComplete();
  onProgress?.('indexing', 0);
}

/** One COPY per table, however many parts the archive has of it. */
function openTable(client: pg.Client, schema: string, table: TableEntry) {
  const hash = createHash('sha256');
  let stream: ReturnType<typeof copyFrom> | undefined;
  let isFinished = false;
  return {
    async add(content: AsyncIterable<unknown>, count: (bytes: number) => void) {
      if (isFinished) throw inconsistent(table.name);
      stream ??= client.query(
        copyFrom(`copy ${nameIn(schema, table.name)} (${columnList(table.columns)}) from stdin`),
      );
      for await (const chunk of content) {
        if (!Buffer.isBuffer(chunk)) throw inconsistent(table.name);
        hash.update(chunk);
        count(chunk.length);
        await write(stream, chunk);
      }
    },
    async finish() {
      isFinished = true;
      if (stream) await end(stream);
    },
    requireComplete() {
      const rows = stream?.rowCount ?? 0;
      if (rows !== table.rows || hash.digest('hex') !== table.sha256) throw inconsistent(table.name);
    },
  };
}

function write(stream: ReturnType<typeof copyFrom>, chunk: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once('error', reject);
    stream.write(chunk, (error) => {
      stream.off('error', reject);
      if (error) reject(error);
      else resolve();
    });
  });
}

function end(stream: ReturnType<typeof copyFrom>): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once('error', reject);
    stream.once('finish', resolve);
    stream.end();
  });
}

/** Reads the loaded tables back and compares row counts and checksums with the manifest. */
export async function compareWithManifest(
  client: pg.Client,
  schema: string,
  manifest: Manifest,
  { onProgress, signal }: LoadOptions = {},
): Promise<void> {
  const count = meter('comparing', tableBytes(manifest), onProgress);
  const shapes = new Map((await listTables(client, schema)).map((shape) => [shape.name, shape]));
  for (const table of manifest.tables) {
    signal?.throwIfAborted();
    const shape = shapes.get(table.name);
    if (!shape) throw inconsistent(table.name);
    const found = await copyOut(client, orderedRows(schema, shape, table.columns), (chunk) =>
      count(chunk.length),
    );
    if (found.rows !== table.rows || found.sha256 !== table.sha256) throw inconsistent(table.name);
  }
}

async function requireSameTables(client: pg.Client, schema: string, manifest: Manifest): Promise<void> {
  if (shapeOf(await listTables(client, schema)) !== shapeOf(manifest.tables))
    throw new BackupError('inconsistent', 'The tables of this backup are not those of its version');
}

const shapeOf = (tables: { name: string; columns: string[] }[]) =>
  JSON.stringify(tables.map(({ name, columns }) => [name, columns]));

async function setSequences(client: pg.Client, schema: string, { sequences }: Manifest): Promise<void> {
  await client.query(
    `select setval(name::regclass, value, called)
     from unnest($1::text[], $2::bigint[], $3::boolean[]) as state (name, value, called)`,
    [
      sequences.map(({ name }) => nameIn(schema, name)),
      sequences.map(({ lastValue }) => lastValue),
      sequences.map(({ isCalled }) => isCalled),
    ],
  );
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname as table, a.attname as column,
            pg_get_serial_sequence(quote_ident($1) || '.' || quote_ident(c.relname), a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = quote_ident($1)::regnamespace and c.relkind = 'r' and a.attidentity <> ''`,
    [schema],
  );
  const behind = rows.map(
    ({ table, column, sequence }) =>
      `select ${literal(table)} as table from ${sequence}
       where last_value < (select coalesce(max(${quoted(column)}), 0) from ${nameIn(schema, table)})`,
  );
  if (behind.length === 0) return;
  const { rows: found } = await client.query<{ table: string }>(behind.join(' union all '));
  for (const { table } of found) throw inconsistent(table);
}

const tableBytes = ({ tables }: Manifest) => tables.reduce((sum, { bytes }) => sum + bytes, 0);
