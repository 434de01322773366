import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../src/cli/main.mjs');

/** A start that hangs does not end by itself. */
const STOP_MS = 20_000;

export type Finished = { code: number | null; output: string; errors: string };

/** A running command with its output so far; disposing of it ends the command. */
export type Running = AsyncDisposable & {
  child: ChildProcess;
  output(): string;
  /** Resolves when the output contains the text; rejects when the command exits first. */
  says(text: string): Promise<void>;
  finished: Promise<Finished>;
};

/** Spawns the CLI with nothing in the environment but these settings. */
export function startCli(args: string[], settings: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: '/usr/bin:/bin', NO_COLOR: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const finished = once(child, 'close').then(([code]): Finished => ({
    code: typeof code === 'number' ? code : null,
    output,
    errors,
  }));
  return {
    child,
    output: () => output,
    finished,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await finished;
      clearTimeout(timer);
    },
    async says(text) {
      const said = Promise.withResolvers<void>();
      const look = () => output.includes(text) && said.resolve();
      child.stdout.on('data', look);
      void finished.then(() => said.reject(new Error(`ended without saying "${text}": ${output}${errors}`)));
      look();
      await said.promise;
    },
  };
}

export const runCli = (args: string[], settings: Record<string, string> = {}): Promise<Finished> =>
  startCli(args, settings).finished;
