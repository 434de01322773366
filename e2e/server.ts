import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../apps/server/testing/free-port.ts';
import { spawnServer } from '../apps/server/testing/spawn-server.ts';

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
  // The database is always the embedded one, whatever the tests beside use.
  const { NODE_ENV: _, DATABASE_URL: _url, DATABASE_OWNER_URL: _ownerUrl, ...environment } = process.env;
  const env = {
    ...environment,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: origin,
    SEED: 'demo',
    RATE_PRESET: 'off',
    CONNECTIONS_PER_ADDRESS: '2000',
    LOG_LEVEL: 'error',
    ...settings,
  };
  let running = await spawnServer({ origin, env });
  return {
    origin,
    dataDir,
    kill: () => running.end('SIGKILL'),
    async startAgain() {
      running = await spawnServer({ origin, env });
    },
    async stop() {
      await running.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
