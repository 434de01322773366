import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filledIn } from './deployed-file.ts';
import { type RunningProgram, startProgram } from './running-program.ts';
import type { Workplace } from './workplace.ts';

export type NodePlace = { name: string; databasePort: number; restPort: number };

/** One Patroni with its PostgreSQL. */
export type PatroniNode = NodePlace & {
  start(): void;
  stop(): Promise<void>;
  /** Ends Patroni and PostgreSQL at the same moment, without a warning. */
  kill(): Promise<void>;
};

/** A node by `deploy/patroni.yml`, started. `postgres` is the folder of PostgreSQL's programs. */
export function startPatroniNode(
  workplace: Workplace,
  place: NodePlace,
  shared: { patroni: string; postgres: string; etcdPort: number; password: string },
): PatroniNode {
  const { name, databasePort, restPort } = place;
  const folder = workplace.makeFolder(`node-${name}`);
  const data = join(folder, 'data');
  const file = workplace.write(
    `patroni-${name}.yml`,
    filledIn('patroni.yml', {
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
  const start = () => startProgram(shared.patroni, [file], { name: `patroni-${name}`, ...workplace });
  let program: RunningProgram = start();
  return {
    ...place,
    start() {
      program = start();
    },
    async stop() {
      await program.stop();
      killAll(processesOf(data));
    },
    async kill() {
      const database = processesOf(data);
      const ended = program.kill();
      killAll(database);
      await ended;
    },
  };
}

/** The postmaster of a data folder and its children; nobody when it does not run. */
function processesOf(data: string): number[] {
  const postmaster = Number(read(join(data, 'postmaster.pid')).split('\n', 1)[0]);
  // The note outlives a server that was killed, and its number may be another's by now.
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
      // It has ended by itself.
    }
  }
}
