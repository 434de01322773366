import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Home } from './home.ts';

export const SUPERUSER = 'guildhall';

/**
 * Initializes the cluster when there is none. It is created under another name and renamed when complete, so
 * that an interrupted initialization starts over.
 *
 * @returns the superuser's password, kept in `passwordFile` with mode 0600
 */
export async function ensureCluster(
  home: Home,
  passwordFile: string,
  options: { durable: boolean },
): Promise<string> {
  const hasCluster = existsSync(join(home.cluster, 'PG_VERSION'));
  if (hasCluster && existsSync(passwordFile)) return readFileSync(passwordFile, 'utf8').trim();

  const password = randomBytes(24).toString('base64url');
  await (hasCluster ? resetPassword(home, password) : makeCluster(home, password, options));
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  return password;
}

async function makeCluster(home: Home, password: string, options: { durable: boolean }): Promise<void> {
  const draft = `${home.cluster}.new`;
  const passwordFile = join(home.folder, 'initdb.password');
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if ('uid' in home.account) chownSync(passwordFile, home.account.uid, home.account.gid);
  try {
    // The built-in locale provider sorts the same on every machine, whatever locales are installed.
    await run(home, 'initdb', [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(options.durable ? [] : ['--no-sync']),
    ]);
    renameSync(draft, home.cluster);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Resets the password in single-user mode, which only needs access to the files. */
async function resetPassword(home: Home, password: string): Promise<void> {
  await run(
    home,
    'postgres',
    ['--single', '-D', home.cluster, 'postgres'],
    `alter role ${SUPERUSER} password '${password}'\n`,
  );
}

function run(home: Home, program: string, args: string[], input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(home.binaries.folder, 'bin', program), args, {
      ...home.account,
      cwd: home.folder,
      env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} failed: ${output.trim().split('\n').slice(-3).join(' ')}`));
    });
    child.stdin.end(input);
  });
}
