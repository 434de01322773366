import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Generous, because a busy machine starts processes slowly. */
export const READY_MS = 240_000;
const ASK_EVERY_MS = 20;

export type SpawnOptions = {
  /** The script and its arguments; the CLI's start command by default. */
  command?: string[];
  /** The Node binary; this process's own by default. */
  node?: string;
  /** Where it will listen, such as `http://127.0.0.1:41234`. */
  origin: string;
  /** The whole environment, including the port. */
  env: NodeJS.ProcessEnv;
  /** Polled until it responds with 200; /readyz by default. */
  readyPath?: string;
  /** Receives the output; collected in memory by default. */
  logFile?: string;
  /** A command prefix, such as `taskset -c 0`. */
  wrapper?: string[];
};

export type ServerProcess = {
  pid: number;
  /** Startup time in milliseconds. */
  startedIn: number;
  /** All output; empty with a log file. */
  said(): string;
  isRunning(): boolean;
  /** Resolves when the process has exited. */
  end(signal?: NodeJS.Signals): Promise<void>;
};

/** The server that tests kill: without pages, and with a fast outbox. */
export const FAST_OUTBOX_SERVER = [join(import.meta.dirname, 'server-process.ts')];

const PRODUCT = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=50',
  join(import.meta.dirname, '../src/cli/main.mjs'),
  'start',
];

/** The server without pages. */
export const API_ONLY = [...PRODUCT, '--no-web'];

/** The environment of a deployment: production mode, but without rate limits. */
export const deployed = (
  origin: string,
  {
    databaseUrl,
    ownerUrl = databaseUrl,
    dataDir,
    secret,
  }: { databaseUrl: string; ownerUrl?: string; dataDir: string; secret: string },
): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  UV_THREADPOOL_SIZE: '8',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  PORT: new URL(origin).port,
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: origin,
  ALLOW_INSECURE_HTTP: '1',
  COOKIE_SECURE: '0',
  SESSION_SECRET: secret,
  DATABASE_URL: databaseUrl,
  DATABASE_OWNER_URL: ownerUrl,
  DATA_DIR: dataDir,
  RATE_PRESET: 'off',
  CONNECTIONS_PER_ADDRESS: '2000',
  ALLOW_NO_LIMITS: '1',
  MAIL: 'files',
  SEED: 'none',
});

/**
 * Spawns a server in its own process and waits until it is ready.
 * @throws with its output when it does not become ready
 */
export async function spawnServer(options: SpawnOptions): Promise<ServerProcess> {
  const { command = PRODUCT, origin, env, readyPath = '/readyz', logFile, wrapper = [] } = options;
  const { node = process.execPath } = options;
  const log = logFile === undefined ? undefined : openSync(logFile, 'a');
  const [program = '', ...args] = [...wrapper, node, ...command];
  const startedAt = performance.now();
  const child = spawn(program, args, { env, stdio: ['ignore', log ?? 'pipe', log ?? 'pipe'] });
  if (log !== undefined) closeSync(log);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (!isRunning(child)) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  try {
    await untilReady(child, origin + readyPath);
  } catch (error) {
    await end('SIGKILL');
    const words = logFile === undefined ? said.join('') : readFileSync(logFile, 'utf8').slice(-2_000);
    throw new Error(`The server did not start:\n${words}`, { cause: error });
  }
  return {
    pid: child.pid ?? 0,
    startedIn: performance.now() - startedAt,
    said: () => said.join(''),
    isRunning: () => isRunning(child),
    end,
  };
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (!isRunning(child)) throw new Error(`It ended with ${child.exitCode ?? child.signalCode}.`);
    const answer = await fetch(address).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await wait(ASK_EVERY_MS);
  }
  throw new Error('It was not ready in time.');
}
