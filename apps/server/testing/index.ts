import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LiveBus } from '@guildhall/api/ground/core/live';
import { startEmbeddedPostgres } from '@guildhall/db/embedded';
import { TEST_PASSWORD_COST } from '@guildhall/db/testing';
import { readConfig } from '../src/config/config.ts';
import type { DatabaseUrls } from '../src/lifecycle/database.ts';
import type { WebSource } from '../src/pages/web-source.ts';
import { startServer } from '../src/lifecycle/start-server.ts';
import { freePort } from './free-port.ts';

export type TestServerOptions = {
  /** The database to use; by default an embedded PostgreSQL runs as long as the server. */
  databaseUrl?: string;
  /** The same database as its owner; by default `databaseUrl` is the owner's. */
  ownerUrl?: string;
  /** `build` needs an existing build; the API only by default. */
  web?: WebSource;
  /** Settings as in the environment, such as { RATE_PRESET: 'strict' }. */
  settings?: Record<string, string>;
  /** Whether this process runs jobs; otherwise no jobs run. */
  runJobs?: boolean;
};

export type TestServer = {
  /** Where it listens, such as `http://127.0.0.1:41234`. */
  origin: string;
  databaseUrl: string;
  dataDir: string;
  live: LiveBus;
  close(): Promise<void>;
};

/** Starts the real server on a free port, with temporary data. */
export async function startTestServer({
  databaseUrl,
  ownerUrl,
  web = 'none',
  settings = {},
  runJobs = false,
}: TestServerOptions = {}): Promise<TestServer> {
  await using stack = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-server-'));
  stack.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  // PostgreSQL refuses to run as root, so it gets another account.
  chmodSync(dataDir, 0o755);

  const urls =
    databaseUrl === undefined
      ? await embedded(dataDir, stack)
      : { connectionString: databaseUrl, ownerUrl: ownerUrl ?? databaseUrl };
  const port = await freePort();
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: urls.connectionString,
    DATABASE_OWNER_URL: urls.ownerUrl,
    SEED: 'none',
    RATE_PRESET: 'off',
    CONNECTIONS_PER_ADDRESS: '2000',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const server = await startServer(config, { web, runJobs, passwordCost: TEST_PASSWORD_COST });
  stack.defer(() => server.close());

  const resources = stack.move();
  return {
    origin: server.address,
    databaseUrl: urls.connectionString,
    dataDir,
    live: server.live,
    close: () => resources.disposeAsync(),
  };
}

async function embedded(dataDir: string, stack: AsyncDisposableStack): Promise<DatabaseUrls> {
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const server = await startEmbeddedPostgres({ dataDir, settings });
  stack.defer(() => server.stop());
  return server;
}
