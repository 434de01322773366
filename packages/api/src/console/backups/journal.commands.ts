import { type Kysely, type UpdateObject, sql } from 'kysely';
import type { Progress, ReceivedBackup } from '@guildhall/backup';
import type { DB } from '@guildhall/db';
import { publishEvent } from '../../ground/core/live.ts';
import { conflict } from '../../ground/errors/errors.ts';
import { type BackupActor, type BackupHost, reasonOf } from './backup-host.ts';

export type Origin = 'admin' | 'schedule' | 'before_restore' | 'uploaded';

/** Progress is written and published at most this often, in milliseconds. */
const PROGRESS_EVERY = 700;

export async function openBackupEntry(
  { db }: BackupHost,
  entry: { name: string; kind: 'full' | 'export'; origin: Origin; actor: BackupActor; step?: string },
): Promise<number> {
  const { name, kind, origin, actor, step } = entry;
  const { id } = await db
    .insertInto('backups')
    .values({ name, kind, origin, createdBy: actor?.id ?? null, step: step ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tellAdmins(db);
  return id;
}

/**
 * Records an uploaded backup; again when it was deleted, or failed its check, before.
 * @throws CONFLICT when it is there or being checked
 */
export async function openUploadEntry(
  { db }: BackupHost,
  { name, sizeBytes, manifest }: ReceivedBackup,
  actor: BackupActor,
): Promise<number> {
  const entry = {
    origin: 'uploaded' as const,
    status: 'running' as const,
    step: 'waiting',
    progress: 0,
    sizeBytes,
    schemaVersion: manifest.schemaVersion,
    manifest: JSON.stringify(manifest),
    createdBy: actor?.id ?? null,
    startedAt: sql<Date>`now()`,
    finishedAt: null,
    verifiedAt: null,
    verifyMs: null,
    error: null,
  };
  const row = await db
    .insertInto('backups')
    .values({ name, kind: 'full', ...entry })
    .onConflict((name_) =>
      name_.column('name').doUpdateSet(entry).where('backups.status', 'in', ['removed', 'failed']),
    )
    .returning('id')
    .executeTakeFirst();
  if (!row) throw conflict('This backup is being checked already');
  await tellAdmins(db);
  return row.id;
}

export async function openRestoreEntry(
  { db }: BackupHost,
  entry: { backupName: string; kind: 'restore' | 'undo'; actor: BackupActor },
): Promise<number> {
  const { backupName, kind, actor } = entry;
  const { id } = await db
    .insertInto('restores')
    .values({ backupName, kind, startedBy: actor?.id ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tellAdmins(db);
  return id;
}

export async function updateBackupEntry(
  { db }: BackupHost,
  id: number,
  changes: UpdateObject<DB, 'backups'>,
): Promise<void> {
  await db.updateTable('backups').set(changes).where('id', '=', id).execute();
  await tellAdmins(db);
}

export async function updateRestoreEntry(
  { db }: BackupHost,
  id: number,
  changes: UpdateObject<DB, 'restores'>,
): Promise<void> {
  await db.updateTable('restores').set(changes).where('id', '=', id).execute();
  await tellAdmins(db);
}

export const failed = (error: unknown) => ({
  status: 'failed' as const,
  error: reasonOf(error),
  finishedAt: sql<Date>`now()`,
});

/** Records the progress of a running job. A failure to record it does not stop the job. */
export async function withProgress<T>(
  host: BackupHost,
  table: 'backups' | 'restores',
  id: number,
  work: (onProgress: Progress) => Promise<T>,
): Promise<T> {
  let last = 0;
  let lastStep = '';
  let noted = Promise.resolve();
  const note = async (step: string, progress: number) => {
    try {
      const running = host.db.updateTable(table).where('id', '=', id).where('status', '=', 'running');
      await running.set({ step, progress }).execute();
      await tellAdmins(host.db);
    } catch (error) {
      host.log.warn({ err: error }, 'backup progress not recorded');
    }
  };
  try {
    return await work((step, progress) => {
      const now = Date.now();
      if (step === lastStep && now - last < PROGRESS_EVERY) return;
      last = now;
      lastStep = step;
      noted = noted.then(() => note(step, progress));
    });
  } finally {
    await noted;
  }
}

/** Makes open consoles refetch the list. */
export async function tellAdmins(db: Kysely<DB>): Promise<void> {
  const admins = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .execute();
  if (admins.length > 0)
    await publishEvent(
      db,
      admins.map(({ id }) => id),
      ['backups'],
    );
}
