import { type Kysely, sql } from 'kysely';
import { type BackupFile, listBackupFiles } from '@guildhall/backup';
import type { DB } from '@guildhall/db';
import type { BackupHost } from './backup-host.ts';
import { type BackupItem, type BackupJob, type BackupList, RESTORE_UNDO_DAYS } from './backups.schema.ts';
import { findLastRestore, isUndoable } from './restore-outcomes.queries.ts';

const JOBS = 10;

/** The backup files, newest first, with their journal entries, and the running jobs. */
export async function listBackups(host: BackupHost): Promise<BackupList> {
  const [files, jobs, undoable, lastRestore] = await Promise.all([
    listBackupFiles(host.backups.folder),
    listJobs(host.db),
    findUndoable(host.db),
    findLastRestore(host.db),
  ]);
  const known = await readJournal(
    host.db,
    files.map(({ name }) => name),
  );
  return {
    items: files
      .map((file) => presentFile(file, known.get(file.name)))
      .filter(({ name }) => !isBeingChecked(known.get(name))),
    jobs,
    undoUntil: undoable?.until ?? null,
    undoes: undoable?.kind ?? null,
    lastRestore,
    uploadMaxBytes: host.backups.uploadMaxBytes,
  };
}

/** What can be undone, the last restore or its undo, and until when; null when there is nothing to undo. */
export async function findUndoable(
  db: Kysely<DB>,
): Promise<{ kind: 'restore' | 'undo'; until: string } | null> {
  const { rows } = await sql<{ kind: 'restore' | 'undo'; until: Date }>`
    select kind, finished_at + make_interval(days => ${RESTORE_UNDO_DAYS}) as until from ops.restores
    where ${isUndoable} order by finished_at desc limit 1`.execute(db);
  const [last] = rows;
  return last ? { kind: last.kind, until: last.until.toISOString() } : null;
}

/** One job of the journal. */
export async function getJob(db: Kysely<DB>, job: 'backup' | 'restore', id: number): Promise<BackupJob> {
  if (job === 'backup')
    return presentBackupJob(
      await db.selectFrom('backups').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
  return presentRestoreJob(
    await db.selectFrom('restores').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

async function listJobs(db: Kysely<DB>): Promise<BackupJob[]> {
  const [backups, restores] = await Promise.all([
    db
      .selectFrom('backups')
      .selectAll()
      .orderBy('startedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(JOBS)
      .execute(),
    db
      .selectFrom('restores')
      .selectAll()
      .orderBy('startedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(JOBS)
      .execute(),
  ]);
  const jobs = [...backups.map(presentBackupJob), ...restores.map(presentRestoreJob)];
  return jobs.toSorted((one, other) => (order(one) < order(other) ? 1 : -1)).slice(0, JOBS);
}

/** Running jobs come first, then the newest. */
const order = ({ status, startedAt }: BackupJob) => `${status === 'running' ? 1 : 0} ${startedAt}`;

type BackupRow = Awaited<ReturnType<typeof readBackups>>[number];
const readBackups = (db: Kysely<DB>) => db.selectFrom('backups').selectAll().execute();
type RestoreRow = Awaited<ReturnType<typeof readRestores>>[number];
const readRestores = (db: Kysely<DB>) => db.selectFrom('restores').selectAll().execute();

async function readJournal(db: Kysely<DB>, names: string[]): Promise<Map<string, BackupRow>> {
  if (names.length === 0) return new Map();
  const rows = await db.selectFrom('backups').selectAll().where('name', 'in', names).execute();
  return new Map(rows.map((row) => [row.name, row]));
}

/** An uploaded backup is listed when it has been verified, as there is no reason to believe it before. */
const isBeingChecked = (row: BackupRow | undefined) => row?.origin === 'uploaded' && row.status === 'running';

function presentFile({ name, kind, sizeBytes, madeAt }: BackupFile, row: BackupRow | undefined): BackupItem {
  return {
    name,
    kind,
    sizeBytes,
    madeAt: madeAt.toISOString(),
    state: stateOf(kind, row),
    verifiedAt: row?.verifiedAt?.toISOString() ?? null,
    verifyMs: row?.verifyMs ?? null,
    origin: row?.origin ?? null,
    error: row?.error ?? null,
  };
}

function stateOf(kind: BackupFile['kind'], row: BackupRow | undefined): BackupItem['state'] {
  if (kind === 'export') return 'complete';
  if (row?.verifiedAt) return 'verified';
  return row?.status === 'failed' ? 'failed' : 'unverified';
}

function presentBackupJob(row: BackupRow): BackupJob {
  const isOver = row.status !== 'running';
  return {
    id: row.id,
    job: row.origin === 'uploaded' ? 'upload' : row.kind === 'export' ? 'export' : 'backup',
    name: row.name,
    status: isOver ? (row.status === 'failed' ? 'failed' : 'done') : 'running',
    step: row.step,
    progress: row.progress,
    safetyBackupName: null,
    error: row.error,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

function presentRestoreJob(row: RestoreRow): BackupJob {
  return {
    id: row.id,
    job: row.kind,
    name: row.backupName,
    status: row.status,
    step: row.step,
    progress: row.progress,
    safetyBackupName: row.safetyBackupName,
    error: row.error,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
