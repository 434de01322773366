import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, mkdtemp, readdir, rm, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { type Database, createDatabase, migrateToLatest, sql } from '@guildhall/db';
import { startEmbeddedPostgres } from '@guildhall/db/embedded';
import { testDatabase } from '@guildhall/db/testing';
import { addressOf, backupPlace, fingerprint, makeCommunity } from '../testing/community.ts';
import {
  type BackupPlace,
  checkBackup,
  createFullBackup,
  listBackupFiles,
  recoverInterruptedRestore,
  undoRestore,
} from './index.ts';

/** The full intensity is `RESTORE_KILLS=50`, of the process and of PostgreSQL each. */
const KILLS = process.env['RESTORE_KILLS'];
const PROCESS_KILLS = Number(KILLS ?? 2);
const POSTGRES_KILLS = Number(KILLS ?? 1);
const MEMBERS = KILLS ? 500 : 100;

/** Kills are spread over these steps, the riskiest first. */
const STEPS = ['swapping', 'comparing', 'loading', 'indexing', 'checking'];

/** Killing the server does not lose writes buffered by the operating system, so fsync can be off. */
const KILLED = { fsync: 'off' };

vi.setConfig({ testTimeout: 60_000 + 30_000 * (PROCESS_KILLS + POSTGRES_KILLS) });

const database = testDatabase();

const CHILD = join(import.meta.dirname, '../testing/restore-child.ts');

/** Starts a restore, and lets it run to a random moment during or after one of its steps. */
async function restoreUntil(place: BackupPlace, name: string, turn: number): Promise<ChildProcess> {
  const { connectionString, folder, key } = place;
  const child = spawn(process.execPath, [CHILD, connectionString, folder, key, name], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const step = STEPS[turn % STEPS.length] ?? '';
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(`${step}\n`)) resolve();
    });
    child.once('exit', () => reject(new Error(`The restore ended before the step "${step}"`)));
  });
  // The swap takes a few milliseconds on an idle machine: half of the kills come within 2 to 30 ms, half within 30 to 500.
  await wait(step === 'swapping' ? 2 * 250 ** Math.random() : Math.random() * 400);
  return child;
}

const ended = (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;

async function schemas(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where nspname like 'app%' and nspname <> 'app_old' order by 1`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** A change since the backup, and the journal row of the next restore. */
async function change(db: Database, turn: number): Promise<void> {
  await sql`insert into users (email, password, first_name, last_name) values (${`turn-${turn}@test.test`}, 'x', 'N', 'N')`.execute(
    db,
  );
  await sql`insert into ops.restores (backup_name) values ('of this turn')`.execute(db);
}

/** After a completed restore the safety backup holds the previous data, and undoing the restore brings it back. */
async function expectUndoable(place: BackupPlace, previous: Record<string, string>): Promise<void> {
  const [safety] = await listBackupFiles(place.folder);
  const { tables } = await checkBackup(place, safety?.name ?? '');
  expect(Object.fromEntries(tables.map(({ name, rows, sha256 }) => [name, `${rows} ${sha256}`]))).toEqual(
    previous,
  );
  const restored = await fingerprint(place.connectionString);
  await undoRestore(place);
  expect(await fingerprint(place.connectionString)).toEqual(previous);
  await undoRestore(place);
  expect(await fingerprint(place.connectionString)).toEqual(restored);
}

it('a restore killed at any moment leaves exactly the previous or exactly the restored data', async ({
  task,
}) => {
  await using place = await backupPlace(addressOf(database()));
  await makeCommunity(database(), MEMBERS);
  const { name } = await createFullBackup(place);
  const restored = await fingerprint(place.connectionString);
  const outcomes = { previous: 0, restored: 0 };

  for (let turn = 0; turn < PROCESS_KILLS; turn += 1) {
    await change(database(), turn);
    const previous = await fingerprint(place.connectionString);
    const child = await restoreUntil(place, name, turn);
    child.kill('SIGKILL');
    await ended(child);

    await expect.poll(() => recoverInterruptedRestore(place), { timeout: 20_000 }).toBe(true);
    const now = await fingerprint(place.connectionString);
    const outcome = JSON.stringify(now) === JSON.stringify(previous) ? 'previous' : 'restored';
    outcomes[outcome] += 1;
    expect(now).toEqual(outcome === 'previous' ? previous : restored);
    expect(await schemas(database())).toEqual(['app']);
    expect(await lastJournalRow(database())).toBe(outcome === 'previous' ? 'failed' : 'done');
    expect((await readdir(place.folder)).filter((file) => file.endsWith('.partial'))).toEqual([]);
    if (outcome === 'restored') await expectUndoable(place, previous);
  }
  task.meta.measured = asWords(outcomes);
  expect((await listBackupFiles(place.folder)).some((file) => file.name === name)).toBe(true);
});

it('so does one whose PostgreSQL is killed at any moment', async ({ task }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'guildhall-kill-'));
  // PostgreSQL refuses to run as root, so another account runs it.
  await chmod(dataDir, 0o755);
  let server = await startEmbeddedPostgres({ dataDir, settings: KILLED });
  try {
    let db = createDatabase({ connectionString: server.ownerUrl });
    await migrateToLatest(db);
    await makeCommunity(db, MEMBERS);
    await using home = await backupPlace(server.ownerUrl);
    const { name } = await createFullBackup(home);
    const restored = await fingerprint(home.connectionString);
    const outcomes = { previous: 0, restored: 0 };

    for (let turn = 0; turn < POSTGRES_KILLS; turn += 1) {
      await change(db, turn);
      const previous = await fingerprint(server.ownerUrl);
      const postmaster = await postmasterOf(server.folder);
      const child = await restoreUntil({ ...home, connectionString: server.ownerUrl }, name, turn);
      process.kill(postmaster, 'SIGKILL');
      await ended(child);
      await db.destroy();
      await server.stop();

      server = await startEmbeddedPostgres({ dataDir, settings: KILLED });
      const { ownerUrl: connectionString } = server;
      db = createDatabase({ connectionString });
      expect(await recoverInterruptedRestore({ ...home, connectionString })).toBe(true);
      const now = await fingerprint(connectionString);
      const isPrevious = JSON.stringify(now) === JSON.stringify(previous);
      outcomes[isPrevious ? 'previous' : 'restored'] += 1;
      expect(now).toEqual(isPrevious ? previous : restored);
      expect(await schemas(db)).toEqual(['app']);
      expect(await lastJournalRow(db)).toBe(isPrevious ? 'failed' : 'done');
      if (!isPrevious) await expectUndoable({ ...home, connectionString }, previous);
    }
    task.meta.measured = asWords(outcomes);
    await db.destroy();
  } finally {
    await server.stop();
    for (const folder of [server.folder, dataDir]) await rm(folder, { recursive: true, force: true });
  }
});

const asWords = ({ previous, restored }: { previous: number; restored: number }) =>
  `${previous + restored} kills: ${previous} times exactly the previous data, ${restored} times exactly the restored`;

async function lastJournalRow(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{
    status: string;
  }>`select status from ops.restores order by id desc limit 1`.execute(db);
  return rows[0]?.status;
}

async function postmasterOf(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}
