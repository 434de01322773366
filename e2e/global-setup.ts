import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../apps/server/src/cli/main.ts');
const READY_MS = 90_000;

/** Starts the product as its operator does, with the demo community, on data that is thrown away afterwards. */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-journeys-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { NODE_ENV: _, ...environment } = process.env;
  const server = spawn(process.execPath, [MAIN, 'start'], {
    env: {
      ...environment,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      PUBLIC_ORIGIN: origin,
      SEED: process.env.E2E_SEED ?? 'demo',
      RATE_PRESET: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  try {
    await ready(server, origin);
  } catch (error) {
    server.kill('SIGKILL');
    throw new Error(`The server did not start:\n${said.join('')}`, { cause: error });
  }
  process.env['GUILDHALL_ORIGIN'] = origin;
  process.env['GUILDHALL_DATA'] = dataDir;

  return async () => {
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
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
