import type { FileHandle } from 'node:fs/promises';
import { type BackupKey, Manifest, isSignedWith, keyId, sign } from './manifest.ts';
import { BackupError } from './backup-error.ts';

/**
 * The end of a backup file: manifest, signature, length and a magic number, in a skippable zstd frame. So
 * `tar --zstd` can read the file, and the manifest is verified before a single byte is decompressed.
 */
const SKIPPABLE = 0x18_4d_2a_50;
const MAGIC = Buffer.from('GUILDHAL');
const HEADER = 8;
const SIGNATURE = 32;
const FOOTER = 4 + MAGIC.length;
const MANIFEST_MAX = 4 * 1_024 * 1_024;

export function makeTrailer(manifest: Manifest, key: BackupKey): Buffer {
  const json = Buffer.from(JSON.stringify(manifest));
  const header = Buffer.alloc(HEADER);
  header.writeUInt32LE(SKIPPABLE, 0);
  header.writeUInt32LE(json.length + SIGNATURE + FOOTER, 4);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([header, json, sign(key, json), length, MAGIC]);
}

/**
 * Reads the manifest from the end of a file and verifies its signature.
 * @throws BackupError 'damaged' or 'foreign'
 */
export async function readTrailer(handle: FileHandle, sizeBytes: number, key: BackupKey): Promise<Manifest> {
  const footer = await readAt(handle, sizeBytes - FOOTER, FOOTER);
  const length = footer.readUInt32LE(0);
  const start = sizeBytes - FOOTER - SIGNATURE - length - HEADER;
  if (!footer.subarray(4).equals(MAGIC)) throw cutOff();
  if (length > MANIFEST_MAX || start < 0) throw damaged();

  const frame = await readAt(handle, start, HEADER + length + SIGNATURE);
  const isFramed =
    frame.readUInt32LE(0) === SKIPPABLE && frame.readUInt32LE(4) === length + SIGNATURE + FOOTER;
  if (!isFramed) throw damaged();
  const json = frame.subarray(HEADER, HEADER + length);
  const isOurs = isSignedWith(key, json, frame.subarray(HEADER + length));
  const manifest = Manifest.safeParse(parsed(json));
  if (!isOurs && manifest.success && manifest.data.keyId !== keyId(key))
    throw new BackupError('foreign', 'This backup was made by another installation');
  if (!isOurs || !manifest.success || manifest.data.payload.bytes !== start) throw damaged();
  return manifest.data;
}

export const damaged = () =>
  new BackupError('damaged', 'This backup is damaged or has been changed since it was made');

const cutOff = () =>
  new BackupError('damaged', 'The end of this file is missing: it was cut off, or is not a backup');

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  if (position < 0) throw damaged();
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead !== length) throw damaged();
  return buffer;
}

function parsed(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString());
  } catch {
    return undefined;
  }
}
