import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';

const STOP_TIMEOUT_MS = 30_000;

export type ProgramOptions = {
  /** Its output goes to `<name>.log` in this folder. */
  name: string;
  folder: string;
  account?: Account;
  env?: Record<string, string>;
};

export type RunningProgram = {
  name: string;
  pid: number;
  isRunning(): boolean;
  /** Signals it and resolves with its exit code; after half a minute its process group is killed. */
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; ms: number }>;
  /** Kills its process group. */
  kill(): Promise<void>;
};

/** Starts a program in a process group of its own, so that Ctrl-C reaches only this process. */
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
  // A program that could not be started is not running.
  child.on('error', () => {});
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    name,
    pid: child.pid ?? 0,
    isRunning,
    async stop(signal = 'SIGTERM') {
      if (!isRunning()) return { code: child.exitCode, ms: 0 };
      const startedAt = performance.now();
      const exited = once(child, 'exit');
      child.kill(signal);
      const timer = setTimeout(() => killGroup(child), STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(timer);
      return { code: child.exitCode, ms: performance.now() - startedAt };
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
    // The group has exited.
  }
}

/**
 * Runs a program until it exits; resolves with its output.
 * @throws with the last lines of the output when it fails
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
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} failed: ${output.trim().split('\n').slice(-5).join(' ')}`);
  return output;
}
