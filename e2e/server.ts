import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../apps/server/src/cli/main.ts');
const READY_MS = 90_000;

export type JourneyServer = {
  origin: string;
  dataDir: string;
  /** Ends it without a warning, as a crash would. */
  kill(): Promise<void>;
  /** After a kill: the same place, the same data. */
  startAgain(): Promise<void>;
  /** Ends it for good; its data is thrown away. */
  stop(): Promise<void>;
};

/**
 * Starts the product as its operator does, with the demo community unless `settings` (of the
 * environment) say otherwise, on data of its own.
 * @throws with everything the server said, when it does not get ready
 */
export async function startJourneyServer(settings: Record<string, string> = {}): Promise<JourneyServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-journeys-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { NODE_ENV: _, ...environment } = process.env;
  const env = {
    ...environment,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: origin,
    SEED: 'demo',
    RATE_PRESET: 'off',
    LOG_LEVEL: 'error',
    ...settings,
  };
  let running = await started(env, origin);
  return {
    origin,
    dataDir,
    kill: () => end(running, 'SIGKILL'),
    async startAgain() {
      running = await started(env, origin);
    },
    async stop() {
      await end(running, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function started(env: NodeJS.ProcessEnv, origin: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, [MAIN, 'start'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  try {
    await ready(server, origin);
  } catch (error) {
    server.kill('SIGKILL');
    throw new Error(`The server did not start:\n${said.join('')}`, { cause: error });
  }
  return server;
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}

async function ready(server: ChildProcess, origin: string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`It ended with exit code ${server.exitCode}.`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It was not ready in time.');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
