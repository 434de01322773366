import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { API_ONLY, deployed } from '@guildhall/server/testing/spawn-server';
import { SESSION_SECRET } from '../shared/sessions.ts';
import { type RunningProgram, startProgram } from './running-program.ts';
import type { TempDir } from './temp-dir.ts';
import { untilReady } from './until.ts';

export type AppOptions = {
  tempDir: TempDir;
  name: string;
  port: number;
  databaseUrl: string;
  ownerUrl: string;
  replicaUrl?: string;
  /** How visitors reach it: through the proxy, or directly. */
  publicOrigin: string;
  drainMs: number;
};

/**
 * Starts the product as it is deployed: in production mode, with its log, its jobs and a data folder that
 * all processes share. Limits per address are off, since all requests come from one.
 * @throws when it exits instead, or is not ready in a minute
 */
export async function startApp(options: AppOptions): Promise<RunningProgram> {
  const { tempDir, name, port, databaseUrl, ownerUrl, replicaUrl, publicOrigin, drainMs } = options;
  const dataDir = join(tempDir.folder, 'data');
  mkdirSync(dataDir, { recursive: true });
  const origin = `http://127.0.0.1:${port}`;
  const program = startProgram(process.execPath, API_ONLY, {
    name,
    folder: tempDir.folder,
    env: {
      ...deployed(origin, { databaseUrl, ownerUrl, dataDir, secret: SESSION_SECRET }),
      ...(replicaUrl !== undefined && { DATABASE_REPLICA_URL: replicaUrl }),
      PUBLIC_ORIGIN: publicOrigin,
      TRUST_PROXY: 'loopback',
      DRAIN_MS: String(drainMs),
    },
  });
  await untilReady(`${name} is ready`, `${origin}/readyz`, () => program.isRunning());
  if (!program.isRunning()) throw new Error(`${name} exited before it was ready; see its log.`);
  return program;
}
