import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { type HttpClient, createHttpClient } from '../../shared/http-client.ts';
import { freeOrigin, startMeasured } from '../servers.ts';
import { DIRECTUS, directusProgram, installDirectus } from './install-directus.ts';

/** Another product, reading the same tables. */
export type Peer = {
  name: string;
  client: HttpClient;
  /** Of a workload's calls. */
  sampleFraction: number;
};

const UNCACHED = `Directus ${DIRECTUS}`;
const CACHED = `Directus ${DIRECTUS}, cached`;
/** The goals compare with this one. */
export const DIRECTUS_NAME = UNCACHED;

const PUBLIC_TABLES = ['posts', 'users', 'articles', 'connections'];
const PASSWORD = 'benchmark-admin-password';

/**
 * Starts Directus over the tables of the `app` schema, with its own tables in another schema that is dropped
 * after the run. Once with its cache off, the default, and once with it on.
 */
export async function startDirectus(
  { ownerUrl, pool }: { ownerUrl: string; pool: pg.Pool },
  closing: AsyncDisposableStack,
): Promise<Peer[]> {
  installDirectus();
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-directus-'));
  closing.defer(() => rmSync(folder, { recursive: true, force: true }));
  const drop = () => pool.query('drop schema if exists directus cascade');
  await drop();
  closing.defer(async () => void (await drop()));
  await pool.query('create schema directus');
  const env = environment(ownerUrl, folder);
  const { status, stderr } = spawnSync(directusProgram.node, [directusProgram.cli, 'bootstrap'], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Directus could not create its tables:\n${stderr.slice(-2_000)}`);
  await pool.query(
    `insert into directus.directus_permissions (collection, action, fields, policy)
     select unnest($1::text[]), 'read', '*', policy from directus.directus_access
     where role is null and "user" is null`,
    [PUBLIC_TABLES],
  );
  const start = async (name: string, sampleFraction: number, extra: NodeJS.ProcessEnv): Promise<Peer> => {
    const origin = await freeOrigin();
    const server = await startMeasured({
      origin,
      node: directusProgram.node,
      command: [directusProgram.cli, 'start'],
      env: { ...env, PORT: new URL(origin).port, PUBLIC_URL: origin, ...extra },
      readyPath: '/server/ping',
      logFile: join(folder, 'log'),
    });
    closing.use(server);
    const client = createHttpClient(server.port);
    closing.defer(() => client.close());
    return { name, client, sampleFraction };
  };
  return [
    await start(UNCACHED, 0.1, {}),
    await start(CACHED, 1, { CACHE_ENABLED: 'true', CACHE_STORE: 'memory', CACHE_TTL: '1h' }),
  ];
}

/** Production mode without what would only slow it down: no rate limit, WebSockets or admin app. */
const environment = (connectionString: string, folder: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  SECRET: PASSWORD,
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: PASSWORD,
  DB_CLIENT: 'pg',
  DB_CONNECTION_STRING: connectionString,
  DB_SEARCH_PATH: 'array:directus,app,public',
  LOG_STYLE: 'raw',
  PRESSURE_LIMITER_ENABLED: 'false',
  SERVE_APP: 'false',
  TELEMETRY: 'false',
  WEBSOCKETS_ENABLED: 'false',
  EXTENSIONS_PATH: join(folder, 'extensions'),
  STORAGE_LOCAL_ROOT: join(folder, 'files'),
});
