import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { orAbandon } from './connection.ts';

/** A tar entry must say its size first, so a table travels in parts of at most this many bytes. */
const PART_BYTES = 1_024 * 1_024;

export type TableDigest = { rows: number; bytes: number; sha256: string };

/** Streams what a SELECT answers in PostgreSQL's copy format, and answers its digest. */
export async function copyOut(
  client: pg.Client,
  select: string,
  onChunk: (chunk: Buffer) => Promise<void> | void,
): Promise<TableDigest> {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = client.query(copyTo(`copy (${select}) to stdout`));
  const chunks: AsyncIterable<Buffer> = stream;
  await orAbandon(client, async () => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      await onChunk(chunk);
    }
  });
  return { rows: await rowsOf(client, stream), bytes, sha256: hash.digest('hex') };
}

/**
 * How many rows a COPY has sent, once its stream has ended. PostgreSQL says so after the last of them, and
 * that may arrive later; the answer to the next command comes after it.
 */
export async function rowsOf(client: pg.Client, stream: { rowCount: number }): Promise<number> {
  await client.query('select');
  return stream.rowCount;
}

/** Gathers chunks into parts, so that memory does not grow with the table. */
export function gatherParts(write: (part: Buffer, number: number) => Promise<void>) {
  let waiting: Buffer[] = [];
  let size = 0;
  let number = 0;
  const flush = async () => {
    if (size === 0) return;
    const part = Buffer.concat(waiting, size);
    waiting = [];
    size = 0;
    number += 1;
    await write(part, number);
  };
  return {
    async add(chunk: Buffer) {
      waiting.push(chunk);
      size += chunk.length;
      if (size >= PART_BYTES) await flush();
    },
    flush,
  };
}

export const partName = (table: string, number: number) =>
  `tables/${table}/${String(number).padStart(8, '0')}.copy`;

/** The table a tar entry belongs to; undefined for anything that is no part of a table. */
export const tableOfPart = (name: string): string | undefined =>
  /^tables\/([a-z0-9_]+)\/\d{8}\.copy$/.exec(name)?.[1];
