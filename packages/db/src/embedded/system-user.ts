import { execFileSync, spawnSync } from 'node:child_process';

/** The account that runs PostgreSQL's binaries; empty for the current one. */
export type RunAs = { uid: number; gid: number } | Record<string, never>;

const ENVIRONMENT = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };

/**
 * PostgreSQL refuses to run as root, so root runs it as `postgres`, an account that is made when it
 * is missing, or as `nobody` where accounts cannot be made.
 */
export function databaseAccount(): RunAs {
  if (process.getuid?.() !== 0) return {};
  const found = findAccount('postgres') ?? makeAccount() ?? findAccount('nobody');
  if (!found) {
    throw new Error(
      'PostgreSQL refuses to run as root and no account named postgres could be made: start as another user.',
    );
  }
  return found;
}

/** Whether that account can traverse all folders above a path. */
export function canReach(account: RunAs, path: string): boolean {
  if (!('uid' in account)) return true;
  const test = spawnSync('/bin/sh', ['-c', 'test -r "$0" && test -x "$0"', path], {
    ...account,
    cwd: '/',
    env: ENVIRONMENT,
  });
  return test.status === 0;
}

function makeAccount(): RunAs | undefined {
  const commands: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']],
    ['adduser', ['-S', '-D', '-H', 'postgres']],
  ];
  for (const [command, args] of commands) {
    spawnSync(command, args, { env: ENVIRONMENT, stdio: 'ignore' });
    const made = findAccount('postgres');
    if (made) return made;
  }
  return undefined;
}

function findAccount(name: string): { uid: number; gid: number } | undefined {
  try {
    return { uid: idOf('-u', name), gid: idOf('-g', name) };
  } catch {
    return undefined;
  }
}

function idOf(flag: '-u' | '-g', name: string): number {
  return Number(
    execFileSync('id', [flag, name], {
      encoding: 'utf8',
      env: ENVIRONMENT,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
}
