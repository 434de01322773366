import { accessSync, constants, readdirSync } from 'node:fs';
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

/** Debian has a folder for each major version; the newest complete one is used. */
function postgresFolder(): string | undefined {
  try {
    return readdirSync(POSTGRES_ROOT)
      .filter((version) => /^\d+$/.test(version) && Number(version) >= 15)
      .toSorted((one, other) => Number(other) - Number(one))
      .map((version) => join(POSTGRES_ROOT, version, 'bin'))
      .find((folder) => canRun(join(folder, 'postgres')) && canRun(join(folder, 'initdb')));
  } catch {
    return undefined;
  }
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
