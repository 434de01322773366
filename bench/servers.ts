import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createHttpClient } from './generator/http-client.ts';
import { SESSION_SECRET } from './generator/sessions.ts';

export type MeasuredServer = AsyncDisposable & { port: number; pid: number };

const SERVER_MAIN = resolve(import.meta.dirname, '../apps/server/src/cli/main.ts');
const LIMITS_MAIN = resolve(import.meta.dirname, 'limits/main.ts');
const READY_TRIES = 600;
/** Communities of this size are kept in memory; a server is measured when that is done. */
const INDEXED_FROM = 5_000;
const INDEXED_TRIES = 6_000;

/** On two cores or more the servers and the database share one, and the callers have another. */
const canPin = cpus().length > 1 && spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;
const SERVER_CORE = '0';
const CALLER_CORE = '1';

/** Puts the database on the servers' core and this process on the other; says whether it could. */
export function pinToCores(postmaster: number): boolean {
  if (!canPin) return false;
  spawnSync('taskset', ['-a', '-p', '-c', SERVER_CORE, String(postmaster)], { stdio: 'ignore' });
  spawnSync('taskset', ['-a', '-p', '-c', CALLER_CORE, String(process.pid)], { stdio: 'ignore' });
  return true;
}

/** The product as it is deployed: in production mode, with its log, without limits on callers. */
export async function startProduct(connectionString: string, members: number): Promise<MeasuredServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-bench-'));
  const port = await freePort();
  const server = await start(
    [SERVER_MAIN, 'start', '--no-web'],
    port,
    '/readyz',
    {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      ALLOW_INSECURE_HTTP: '1',
      COOKIE_SECURE: '0',
      SESSION_SECRET,
      DATABASE_URL: connectionString,
      DATA_DIR: dataDir,
      RATE_PRESET: 'off',
      SEED: 'none',
    },
    join(dataDir, 'log'),
  );
  if (members >= INDEXED_FROM) await untilLogged(join(dataDir, 'log'), 'the members are kept in memory');
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What is measured against: bare node:http and pg, see `limits/`. */
export async function startLimits(connectionString: string): Promise<MeasuredServer> {
  return start([LIMITS_MAIN], await freePort(), '/constant', { DATABASE_URL: connectionString });
}

async function start(
  args: string[],
  port: number,
  readyPath: string,
  env: Record<string, string>,
  logFile = '/dev/null',
): Promise<MeasuredServer> {
  const command = [process.execPath, ...args];
  const [program = '', ...rest] = canPin ? ['taskset', '-c', SERVER_CORE, ...command] : command;
  const log = openSync(logFile, 'a');
  const child = spawn(program, rest, {
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), ...env },
    stdio: ['ignore', log, 'inherit'],
  });
  closeSync(log);
  const client = createHttpClient(port);
  try {
    await untilReady(child, () => client.send(readyPath));
  } finally {
    client.close();
  }
  return {
    port,
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function untilReady(child: ChildProcess, ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < READY_TRIES; tries += 1) {
    if (child.exitCode !== null) throw new Error('A server that was to be measured did not start.');
    const isReady = await ask().then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
  child.kill();
  throw new Error('A server that was to be measured did not become ready.');
}

async function untilLogged(file: string, line: string): Promise<void> {
  for (let tries = 0; tries < INDEXED_TRIES; tries += 1) {
    if (readFileSync(file, 'utf8').includes(line)) return;
    await wait(100);
  }
  throw new Error(`The server did not say that ${line}.`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
