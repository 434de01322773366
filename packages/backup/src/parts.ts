import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { orDisconnect } from './connection.ts';

/** The header of a tar entry has its size, so a table is split into parts that fit in memory. */
const PART_BYTES = 1_024 * 1_024;

export type TableDigest = { rows: number; bytes: number; sha256: string };

/** Streams the rows of a SELECT in PostgreSQL's COPY format, and returns their digest. */
export async function copyOut(
  client: pg.Client,
  select: string,
  onChunk: (chunk: Buffer) => Promise<void> | void,
): Promise<TableDigest> {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = client.query(copyTo(`copy (${select}) to stdout`));
  const chunks: AsyncIterable<Buffer> = stream;
  await orDisconnect(client, async () => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      await onChunk(chunk);
    }
  });
  return { rows: await rowsOf(client, stream), bytes, sha256: hash.digest('hex') };
}

/**
 * How many rows a COPY has sent, once its stream has ended. PostgreSQL reports the count after the last row,
 * possibly in a later packet; the response to another command arrives after it.
 */
export async function rowsOf(client: pg.Client, stream: { rowCount: number }): Promise<number> {
  await client.query('select');
  return stream.rowCount;
}

/** Buffers chunks into parts, so that memory use does not grow with the table. */
export function createPartBuffer(write: (part: Buffer, number: number) => Promise<void>) {
  let buffered: Buffer[] = [];
  let size = 0;
  let number = 0;
  const flush = async () => {
    if (size === 0) return;
    const part = Buffer.concat(buffered, size);
    buffered = [];
    size = 0;
    number += 1;
    await write(part, number);
  };
  return {
    async add(chunk: Buffer) {
      buffered.push(chunk);
      size += chunk.length;
      if (size >= PART_BYTES) await flush();
    },
    flush,
  };
}

export const partName = (table: string, number: number) =>
  `tables/${table}/${String(number).padStart(8, '0')}.copy`;

/** The table that a tar entry belongs to; undefined for any other entry. */
export const tableOfPart = (name: string): string | undefined =>
  /^tables\/([a-z0-9_]+)\/\d{8}\.copy$/.exec(name)?.[1];
