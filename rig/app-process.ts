import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type RunningProgram, startProgram } from './running-program.ts';
import { type Workplace, until } from './workplace.ts';

const SERVER_MAIN = resolve(import.meta.dirname, '../apps/server/src/cli/main.mjs');
const SESSION_SECRET = randomBytes(36).toString('base64');

export type AppOptions = {
  workplace: Workplace;
  name: string;
  port: number;
  databaseUrl: string;
  /** Where visitors reach it: the proxy, or the process itself. */
  publicOrigin: string;
  drainMs: number;
};

/**
 * A process of the product as it is deployed: in production mode, with its log, its jobs and a data
 * folder that it shares with the others. Limits on callers are off, since all come from one address.
 */
export async function startApp(options: AppOptions): Promise<RunningProgram> {
  const { workplace, name, port, databaseUrl, publicOrigin, drainMs } = options;
  const dataDir = join(workplace.folder, 'data');
  mkdirSync(dataDir, { recursive: true });
  const program = startProgram(process.execPath, [SERVER_MAIN, 'start', '--no-web'], {
    name,
    folder: workplace.folder,
    env: {
      PORT: String(port),
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: publicOrigin,
      TRUST_PROXY: 'loopback',
      ALLOW_INSECURE_HTTP: '1',
      COOKIE_SECURE: '0',
      SESSION_SECRET,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DRAIN_MS: String(drainMs),
      RATE_PRESET: 'off',
      SEED: 'none',
    },
  });
  await untilReady(`http://127.0.0.1:${port}`, program);
  return program;
}

/** @throws when it ends instead, or is not ready in a minute */
async function untilReady(origin: string, program: RunningProgram): Promise<void> {
  await until(`${program.name} is ready`, async () => {
    if (!program.isRunning()) return true;
    const answer = await fetch(`${origin}/readyz`, { headers: { connection: 'close' } });
    await answer.arrayBuffer();
    return answer.ok;
  });
  if (!program.isRunning()) throw new Error(`${program.name} ended instead of getting ready; see its log.`);
}
