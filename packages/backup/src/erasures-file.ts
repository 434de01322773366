import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { BackupPlace } from './backup-place.ts';
import { isSignedWith, sign } from './manifest.ts';
import { writeDurably } from './folder.ts';
import { BackupError } from './backup-error.ts';

/**
 * Stored beside the backups, so that restoring one on a new machine also has the list of accounts deleted since.
 * It holds no personal data, only ids and timestamps.
 */
const FILE = 'erasures.json';
const FORMAT = 'guildhall-erasures/1';

const timestamp = z.iso.datetime({ precision: 6 });
const Erasure = z.object({
  userId: z.int().positive(),
  /** Identifies the account together with the id, since ids may be reused after a restore. */
  registeredAt: timestamp,
  erasedAt: timestamp,
  /** Their posts and comments are deleted, too; missing otherwise. */
  alsoPublished: z.boolean().optional(),
});
export type Erasure = z.infer<typeof Erasure>;

const ApplicantErasure = z.object({
  applicantId: z.int().positive(),
  /** Identifies the application together with the id. */
  appliedAt: timestamp,
  erasedAt: timestamp,
});
export type ApplicantErasure = z.infer<typeof ApplicantErasure>;

/** The accounts and applications that were erased. */
export type Erasures = { erasures: Erasure[]; applicants: ApplicantErasure[] };

const ErasuresFile = z.object({
  format: z.literal(FORMAT),
  erasures: z.array(Erasure),
  /** Missing in files of versions that did not list applications. */
  applicants: z.array(ApplicantErasure).default([]),
  signature: z.string(),
});

type Folder = Pick<BackupPlace, 'folder' | 'key'>;

/**
 * The erased accounts and applications listed in the file; none when there is no file.
 * @throws BackupError 'erasures' when the signature is not this installation's
 */
export async function readErasures({ folder, key }: Folder): Promise<Erasures> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(whenMissing);
  if (text === null) return { erasures: [], applicants: [] };
  const file = ErasuresFile.safeParse(parsed(text));
  if (!file.success) throw untrusted();
  const { erasures, applicants, signature } = file.data;
  const listed = { erasures, applicants };
  if (!isSignedWith(key, signedBytes(listed), Buffer.from(signature, 'hex'))) throw untrusted();
  return listed;
}

/** Replaces the list atomically. One writer at a time. */
export async function writeErasures({ folder, key }: Folder, listed: Erasures): Promise<void> {
  const signature = sign(key, signedBytes(listed)).toString('hex');
  // Left behind by a writer that was killed; there is no other writer now.
  await rm(join(folder, `.${FILE}.partial`), { force: true });
  await writeDurably(folder, FILE, async (handle) => {
    await handle.writeFile(`${JSON.stringify({ format: FORMAT, ...listed, signature }, null, 1)}\n`);
  });
}

/** Without applications as in the files of versions that did not list them. */
const signedBytes = ({ erasures, applicants }: Erasures) =>
  Buffer.from(JSON.stringify([FORMAT, erasures, ...(applicants.length > 0 ? [applicants] : [])]));

const untrusted = () =>
  new BackupError(
    'erasures',
    'The list of deleted accounts beside the backups (erasures.json) is damaged or from another installation',
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function whenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
