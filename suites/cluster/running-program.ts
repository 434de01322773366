import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';

const PATIENCE_MS = 30_000;

export type ProgramOptions = {
  /** Its output goes to `<name>.log` of this folder. */
  name: string;
  folder: string;
  account?: Account;
  env?: Record<string, string>;
};

export type RunningProgram = {
  name: string;
  pid: number;
  isRunning(): boolean;
  /** Asks it to end, and answers how it did; whatever is left of it after half a minute is killed. */
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; ms: number }>;
  /** Ends it and all that it started, without a warning. */
  kill(): Promise<void>;
};

/** Starts a program in a group of its own, so that a Ctrl-C reaches the rig alone. */
export function startProgram(command: string, args: string[], options: ProgramOptions): RunningProgram {
  const { name, folder, account = {}, env = {} } = options;
  const log = openSync(join(folder, `${name}.log`), 'a');
  const child = spawn(command, args, {
    ...account,
    cwd: folder,
    detached: true,
    env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  // What could not be started has ended; `isRunning` tells.
  child.on('error', () => {});
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    name,
    pid: child.pid ?? 0,
    isRunning,
    async stop(signal = 'SIGTERM') {
      if (!isRunning()) return { code: child.exitCode, ms: 0 };
      const began = performance.now();
      const exited = once(child, 'exit');
      child.kill(signal);
      const timer = setTimeout(() => killGroup(child), PATIENCE_MS);
      await exited;
      clearTimeout(timer);
      return { code: child.exitCode, ms: performance.now() - began };
    },
    async kill() {
      const exited = isRunning() ? once(child, 'exit') : undefined;
      killGroup(child);
      await exited;
    },
  };
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody of the group is left.
  }
}

/**
 * Runs a program to its end.
 * @throws with the last lines that it said when it failed
 */
export async function runProgram(
  command: string,
  args: string[],
  { account = {}, env = {} }: Pick<ProgramOptions, 'account' | 'env'> = {},
): Promise<string> {
  const child = spawn(command, args, {
    ...account,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} failed: ${said.trim().split('\n').slice(-5).join(' ')}`);
  return said;
}
