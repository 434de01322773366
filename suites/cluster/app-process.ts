import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { API_ALONE, deployed } from '@guildhall/server/testing/spawn-server';
import { type RunningProgram, startProgram } from './running-program.ts';
import { type Workplace, until } from './workplace.ts';

const SESSION_SECRET = randomBytes(36).toString('base64');

export type AppOptions = {
  workplace: Workplace;
  name: string;
  port: number;
  databaseUrl: string;
  ownerUrl: string;
  /** Where visitors reach it: the proxy, or the process itself. */
  publicOrigin: string;
  drainMs: number;
};

/**
 * A process of the product as it is deployed: in production mode, with its log, its jobs and a data
 * folder that it shares with the others. Limits on callers are off, since all come from one address.
 */
export async function startApp(options: AppOptions): Promise<RunningProgram> {
  const { workplace, name, port, databaseUrl, ownerUrl, publicOrigin, drainMs } = options;
  const dataDir = join(workplace.folder, 'data');
  mkdirSync(dataDir, { recursive: true });
  const program = startProgram(process.execPath, API_ALONE, {
    name,
    folder: workplace.folder,
    env: {
      ...deployed(`http://127.0.0.1:${port}`, { databaseUrl, ownerUrl, dataDir, secret: SESSION_SECRET }),
      PUBLIC_ORIGIN: publicOrigin,
      TRUST_PROXY: 'loopback',
      DRAIN_MS: String(drainMs),
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
