import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { Client } from 'pg';

import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/embedded/index.ts';
import { SUPERUSER } from '../src/embedded/cluster.ts';
import { type Home, findHome } from '../src/embedded/home.ts';
import { startServer } from '../src/embedded/server.ts';

const POLL_MS = 20;

export type Standby = {
  /** As the role that serves requests. */
  connectionString: string;
  /** Suspends the replay of WAL, which the standby goes on receiving. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Resolves when everything committed so far has been replayed. */
  caughtUp(): Promise<void>;
  /** Open connections that queries are read over. */
  countReaders(): Promise<number>;
  /** Transactions in the product's database, of closed connections. */
  countTransactions(): Promise<{ committed: number; rolledBack: number }>;
  stop(): Promise<void>;
};

export type StandbyPair = { primary: EmbeddedPostgres; standby: Standby; stop(): Promise<void> };

/** Starts an embedded PostgreSQL and a standby that streams from it, both in subfolders of an empty folder. */
export async function startStandbyPair(folder: string): Promise<StandbyPair> {
  const settings = { fsync: 'off', full_page_writes: 'off' };
  const primaryDir = join(folder, 'primary');
  const primary = await startEmbeddedPostgres({ dataDir: primaryDir, settings });
  const password = readFileSync(join(primaryDir, 'postgres.password'), 'utf8').trim();
  const { port } = new URL(primary.ownerUrl);
  const superuserOf = (at: string) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${at}/postgres`;

  const standbyDir = join(folder, 'standby');
  mkdirSync(standbyDir);
  const home = findHome(standbyDir, () => {});
  await copyCluster(superuserOf(port), join(primary.folder, 'cluster'), home);
  const server = await startServer(home, {
    ...settings,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    primary_conninfo: superuserOf(port),
  });

  const onPrimary = <Row extends object>(statement: string) => run<Row>(superuserOf(port), statement);
  const onStandby = <Row extends object>(statement: string) =>
    run<Row>(superuserOf(String(server.port)), statement);
  const url = new URL(primary.connectionString);
  url.port = String(server.port);
  const standby: Standby = {
    connectionString: url.href,
    pauseReplay: async () => void (await onStandby('select pg_wal_replay_pause()')),
    resumeReplay: async () => void (await onStandby('select pg_wal_replay_resume()')),
    async caughtUp() {
      const [state] = await onPrimary<{ lsn: string }>('select pg_current_wal_insert_lsn() as lsn');
      const isReplayed = `select pg_last_wal_replay_lsn() >= '${state?.lsn}' as done`;
      while (!(await onStandby<{ done: boolean }>(isReplayed))[0]?.done) await wait(POLL_MS);
    },
    async countReaders() {
      const rows = await onStandby(
        "select from pg_stat_activity where application_name = 'guildhall-replica'",
      );
      return rows.length;
    },
    async countTransactions() {
      const [counts] = await onStandby<{ committed: string; rolledBack: string }>(
        `select xact_commit as committed, xact_rollback as "rolledBack"
         from pg_stat_database where datname = 'guildhall'`,
      );
      return { committed: Number(counts?.committed), rolledBack: Number(counts?.rolledBack) };
    },
    stop: server.stop,
  };
  return {
    primary,
    standby,
    async stop() {
      await standby.stop();
      await primary.stop();
      for (const data of [home.folder, primary.folder, folder])
        rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A base backup, as pg_basebackup makes it: that program is not among the installed binaries. */
async function copyCluster(superuserUrl: string, from: string, { cluster, account }: Home): Promise<void> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', true)");
    execFileSync('cp', ['-a', from, cluster]);
    rmSync(join(cluster, 'postmaster.pid'));
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    const files = { backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' };
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(cluster, name), content);
      if ('uid' in account) chownSync(join(cluster, name), account.uid, account.gid);
    }
  } finally {
    await client.end();
  }
}

async function run<Row extends object>(connectionString: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
