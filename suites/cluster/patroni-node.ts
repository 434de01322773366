import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderConfig } from './render-config.ts';
import { type RunningProgram, startProgram } from './running-program.ts';
import type { TempDir } from './temp-dir.ts';

export type NodeAddress = { name: string; databasePort: number; restPort: number };

/** One Patroni with its PostgreSQL. */
export type PatroniNode = NodeAddress & {
  start(): void;
  stop(): Promise<void>;
  /** kill -9 of Patroni and PostgreSQL at the same time. */
  kill(): Promise<void>;
};

/** Starts a node with `deploy/patroni.yml`. `postgres` is the folder of the PostgreSQL programs. */
export function startPatroniNode(
  tempDir: TempDir,
  address: NodeAddress,
  shared: { patroni: string; postgres: string; etcdPort: number; password: string },
): PatroniNode {
  const { name, databasePort, restPort } = address;
  const folder = tempDir.makeFolder(`node-${name}`);
  const data = join(folder, 'data');
  const file = tempDir.write(
    `patroni-${name}.yml`,
    renderConfig('patroni.yml', {
      'name: one': `name: ${name}`,
      '127.0.0.1:8008': `127.0.0.1:${restPort}`,
      '127.0.0.1:5432': `127.0.0.1:${databasePort}`,
      '127.0.0.1:2379': `127.0.0.1:${shared.etcdPort}`,
      '/var/lib/postgresql/guildhall.pgpass': join(folder, 'pgpass'),
      '/var/lib/postgresql/guildhall': data,
      '/usr/lib/postgresql/15/bin': shared.postgres,
      '/var/run/postgresql': folder,
      '<password of postgres>': shared.password,
      '<password of replicator>': shared.password,
    }),
  );
  const start = () => startProgram(shared.patroni, [file], { name: `patroni-${name}`, ...tempDir });
  let program: RunningProgram = start();
  return {
    ...address,
    start() {
      program = start();
    },
    async stop() {
      await program.stop();
      killAll(processesOf(data));
    },
    async kill() {
      const database = processesOf(data);
      const exited = program.kill();
      killAll(database);
      await exited;
    },
  };
}

/** The postmaster of a data folder and its children; empty when it does not run. */
function processesOf(data: string): number[] {
  const postmaster = Number(read(join(data, 'postmaster.pid')).split('\n', 1)[0]);
  // The pid file outlives a killed server, and its pid may have been reused.
  if (!(postmaster > 1) || !read(`/proc/${postmaster}/cmdline`).includes(data)) return [];
  const children = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter(
      (pid) =>
        read(`/proc/${pid}/stat`)
          .replace(/^.*\) \S /, '')
          .split(' ', 1)[0] === String(postmaster),
    );
  return [postmaster, ...children.map(Number)];
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has exited.
    }
  }
}
