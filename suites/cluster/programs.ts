import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Debian package of each program. */
const PACKAGES = {
  nginx: 'nginx-light',
  haproxy: 'haproxy',
  etcd: 'etcd-server',
  patroni: 'patroni',
  postgres: 'postgresql',
} as const;

export type ProgramName = keyof typeof PACKAGES;

const SYSTEM_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin', '/usr/local/bin', '/usr/bin', '/bin'];
const POSTGRES_ROOT = '/usr/lib/postgresql';
const POSTGRES_MIN = 15;

/** The machine lacks programs; the message names the packages to install. */
export class MissingProgramsError extends Error {
  constructor(missing: ProgramName[]) {
    const packages = missing.map((name) => PACKAGES[name]).join(' ');
    super(
      `This needs ${missing.join(', ')} on the machine: apt-get install ${packages} (Debian or Ubuntu, as root).`,
    );
    this.name = 'MissingProgramsError';
  }
}

/**
 * Finds programs on the machine; `postgres` is the folder of the PostgreSQL server programs.
 * @throws MissingProgramsError naming every missing package
 */
export function findPrograms(
  names: readonly ProgramName[],
  find: (name: ProgramName) => string | undefined = findProgram,
): (name: ProgramName) => string {
  const found = new Map(names.map((name) => [name, find(name)]));
  const missing = names.filter((name) => found.get(name) === undefined);
  if (missing.length > 0) throw new MissingProgramsError(missing);
  return (name) => found.get(name) ?? name;
}

function findProgram(name: ProgramName): string | undefined {
  if (name === 'postgres') return postgresFolder();
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...SYSTEM_FOLDERS];
  return folders.map((folder) => join(folder, name)).find(canRun);
}

/** The newest complete one of Debian, which has a folder for each major version, or else that of `pg_config`. */
function postgresFolder(): string | undefined {
  return [...debianFolders(), ...configuredFolder()].find(
    (folder) => canRun(join(folder, 'postgres')) && canRun(join(folder, 'initdb')),
  );
}

function debianFolders(): string[] {
  if (!existsSync(POSTGRES_ROOT)) return [];
  return readdirSync(POSTGRES_ROOT)
    .filter((version) => /^\d+$/.test(version) && Number(version) >= POSTGRES_MIN)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(POSTGRES_ROOT, version, 'bin'));
}

function configuredFolder(): string[] {
  const ask = (option: string) => spawnSync('pg_config', [option], { encoding: 'utf8' }).stdout?.trim() ?? '';
  const version = Number(/^PostgreSQL (\d+)/.exec(ask('--version'))?.[1] ?? 0);
  return version >= POSTGRES_MIN ? [ask('--bindir')] : [];
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
