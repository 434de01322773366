import { spawnSync } from 'node:child_process';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@guildhall/server/testing/free-port';
import { type SpawnOptions, deployed, spawnServer } from '@guildhall/server/testing/spawn-server';
import { SESSION_SECRET } from '../shared/sessions.ts';
import type { Dataset } from './dataset/open-dataset.ts';

export type MeasuredServer = AsyncDisposable & { port: number; pid: number };

const BASELINES_MAIN = resolve(import.meta.dirname, 'baselines/main.ts');
/** From this size on, the server builds its member index in memory; it is measured once that is ready. */
const INDEXED_FROM = 5_000;
/** A million members take some minutes. */
const INDEXED_TRIES = 36_000;

/** With two cores or more, the servers and the database share one and the clients run on another. */
const canPin = cpus().length > 1 && spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;
const SERVER_CORE = '0';
const CLIENT_CORE = '1';

/** Pins the database to the servers' core and this process to the other; false where that is not possible. */
export function pinToCores(postmaster: number): boolean {
  if (!canPin) return false;
  spawnSync('taskset', ['-a', '-p', '-c', SERVER_CORE, String(postmaster)], { stdio: 'ignore' });
  spawnSync('taskset', ['-a', '-p', '-c', CLIENT_CORE, String(process.pid)], { stdio: 'ignore' });
  return true;
}

/** Starts the product as it is deployed: in production mode, with its log, without rate limits. */
export async function startProduct(
  { connectionString, ownerUrl }: Pick<Dataset, 'connectionString' | 'ownerUrl'>,
  members: number,
): Promise<MeasuredServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-bench-'));
  const origin = await freeOrigin();
  const logFile = join(dataDir, 'log');
  const env = deployed(origin, { databaseUrl: connectionString, ownerUrl, dataDir, secret: SESSION_SECRET });
  const server = await startMeasured({ origin, env, logFile });
  if (members >= INDEXED_FROM) await untilLogged(logFile, 'member index ready');
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the baselines: bare node:http and pg, see `baselines/`. */
export async function startBaselines(connectionString: string): Promise<MeasuredServer> {
  const origin = await freeOrigin();
  const env = { PATH: process.env['PATH'], PORT: new URL(origin).port, DATABASE_URL: connectionString };
  return startMeasured({
    origin,
    command: [BASELINES_MAIN],
    env,
    readyPath: '/constant',
    logFile: '/dev/null',
  });
}

/** Starts a server, pinned to the servers' core, and waits until it is ready. */
export async function startMeasured(options: SpawnOptions): Promise<MeasuredServer> {
  const server = await spawnServer({ ...options, wrapper: canPin ? ['taskset', '-c', SERVER_CORE] : [] });
  const port = Number(new URL(options.origin).port);
  return { port, pid: server.pid, [Symbol.asyncDispose]: () => server.end() };
}

export const freeOrigin = async () => `http://127.0.0.1:${await freePort()}`;

async function untilLogged(file: string, line: string): Promise<void> {
  for (let tries = 0; tries < INDEXED_TRIES; tries += 1) {
    if (readFileSync(file, 'utf8').includes(line)) return;
    await wait(100);
  }
  throw new Error(`The server did not log "${line}".`);
}
