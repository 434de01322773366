import { type Kysely, type UpdateObject, sql } from 'kysely';
import type { Progress } from '@guildhall/backup';
import type { DB } from '@guildhall/db';
import { announceLive } from '../core/live.ts';
import { type BackupActor, type BackupHost, reasonOf } from './backup-host.ts';

export type Origin = 'admin' | 'schedule' | 'before_restore';

/** Progress is written and announced at most this often, in milliseconds. */
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

/** Lets whoever looks on see how far it has come. A missed step is no reason to stop the work. */
export function watchProgress(host: BackupHost, table: 'backups' | 'restores', id: number): Progress {
  let last = 0;
  let lastStep = '';
  const note = async (step: string, progress: number) => {
    const running = host.db.updateTable(table).where('id', '=', id).where('status', '=', 'running');
    await running.set({ step, progress }).execute();
    await tellAdmins(host.db);
  };
  return (step, progress) => {
    const now = Date.now();
    if (step === lastStep && now - last < PROGRESS_EVERY) return;
    last = now;
    lastStep = step;
    note(step, progress).catch((error: unknown) =>
      host.log.warn({ err: error }, 'the progress of a backup could not be noted'),
    );
  };
}

/** Administrators with the console open read the list again. */
export async function tellAdmins(db: Kysely<DB>): Promise<void> {
  const admins = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .execute();
  if (admins.length > 0)
    await announceLive(
      db,
      admins.map(({ id }) => id),
      ['backups'],
    );
}
