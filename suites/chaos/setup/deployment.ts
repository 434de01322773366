import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { freePort } from '@guildhall/server/testing/free-port';
import { API_ONLY, type ServerProcess, deployed, spawnServer } from '@guildhall/server/testing/spawn-server';
import { type Community, createCommunity, queryRows } from '../../shared/community.ts';
import { SESSION_SECRET } from '../../shared/sessions.ts';
import { type Postgres, startPostgres } from './postgres.ts';

/** PostgreSQL with a community, and the product as it is deployed, in processes of their own. */
export type Deployment = AsyncDisposable & {
  postgres: Postgres;
  community: Community;
  port: number;
  /** Starts the server; it is killed when the deployment is disposed. */
  startServer(): Promise<ServerProcess>;
  /** The rows of one statement, over a connection of its own. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
};

/** Creates so many members; `startServer` starts the product. */
export async function openDeployment(members: number): Promise<Deployment> {
  await using stack = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-chaos-'));
  stack.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  // When root runs the suite, another account runs the database.
  chmodSync(dataDir, 0o755);
  const postgres = stack.use(await startPostgres(dataDir));
  const { connectionString: databaseUrl, ownerUrl } = postgres;
  const community = await createCommunity(ownerUrl, members);

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const logFile = join(dataDir, 'server.log');
  const env = {
    ...deployed(origin, { databaseUrl, ownerUrl, dataDir, secret: SESSION_SECRET }),
    LOG_LEVEL: 'error',
  };
  let server: ServerProcess | undefined;
  stack.defer(async () => server?.end('SIGKILL'));
  const resources = stack.move();
  return {
    postgres,
    community,
    port,
    startServer: async () => (server = await spawnServer({ origin, command: API_ONLY, env, logFile })),
    query: (text, values) => queryRows(ownerUrl, text, values),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}
