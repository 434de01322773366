import type pg from 'pg';
import type { BackupPlace } from './backup-place.ts';
import { listBackupFiles, openBackupFile } from './folder.ts';
import type { Contents } from './manifest.ts';
import { BackupError } from './backup-error.ts';
import { readTrailer } from './trailer.ts';

export type AuditAnchor = NonNullable<Contents['audit']>;

/** The newest row of the audit. Every backup records it, so that rewriting history in the database is detectable. */
export async function findAuditAnchor(client: pg.Client): Promise<AuditAnchor | null> {
  const { rows } = await client.query<AuditAnchor>(
    'select id::float8 as id, hash from ops.audit order by id desc limit 1',
  );
  return rows[0] ?? null;
}

/** The audit rows that the full backups of this installation recorded; damaged files are skipped. */
export async function listAuditAnchors({
  folder,
  key,
}: Pick<BackupPlace, 'folder' | 'key'>): Promise<AuditAnchor[]> {
  const anchors: AuditAnchor[] = [];
  for (const { name, kind } of await listBackupFiles(folder)) {
    if (kind !== 'full') continue;
    try {
      const { handle, sizeBytes } = await openBackupFile(folder, name);
      await using _closing = { [Symbol.asyncDispose]: () => handle.close() };
      const { audit } = await readTrailer(handle, sizeBytes, key);
      if (audit) anchors.push(audit);
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
    }
  }
  return anchors;
}
