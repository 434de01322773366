import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export const FORMAT = 'guildhall-full-backup/1';

const hex64 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

const TableEntry = z.object({
  name: identifier,
  columns: z.array(identifier).min(1),
  rows: count,
  bytes: count,
  sha256: hex64,
});
export type TableEntry = z.infer<typeof TableEntry>;

const SequenceEntry = z.object({
  name: identifier,
  lastValue: z.string().regex(/^\d{1,19}$/),
  isCalled: z.boolean(),
});

const FilesEntry = z.object({
  count,
  bytes: count,
  sha256: hex64,
  /** Files that the storage had lost. */
  missing: count,
});
export type FilesEntry = z.infer<typeof FilesEntry>;

/** Also stored inside the archive, for reading it with tar alone. */
const Contents = z.object({
  format: z.literal(FORMAT),
  /** The newest applied migration of the product schema. */
  schemaVersion: z.string(),
  /** All of them, oldest first. */
  migrations: z.array(z.string()).min(1),
  appVersion: z.string(),
  startedAt: z.iso.datetime(),
  tables: z.array(TableEntry),
  sequences: z.array(SequenceEntry),
  /** Pictures and the like; none in backups of earlier versions. */
  files: FilesEntry.nullish(),
  /** The newest row of the audit at that time; none in backups of earlier versions. */
  audit: z.object({ id: count, hash: hex64 }).nullish(),
});
export type Contents = z.infer<typeof Contents>;

/** The contents, signed together with the checksum of the compressed bytes. */
export const Manifest = Contents.extend({
  /** Identifies the signing key without revealing it. */
  keyId: z.string(),
  payload: z.object({ bytes: count, sha256: hex64 }),
});
export type Manifest = z.infer<typeof Manifest>;

export type BackupKey = string;

export const keyId = (key: BackupKey) =>
  createHash('sha256').update(`guildhall backup key\n${key}`).digest('hex').slice(0, 16);

export const sign = (key: BackupKey, manifest: Uint8Array) =>
  createHmac('sha256', key).update(manifest).digest();

export function isSignedWith(key: BackupKey, manifest: Uint8Array, signature: Uint8Array): boolean {
  const expected = sign(key, manifest);
  return signature.byteLength === expected.byteLength && timingSafeEqual(signature, expected);
}
