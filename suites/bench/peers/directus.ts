import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { type HttpClient, createHttpClient } from '../../shared/http-client.ts';
import { freeOrigin, startMeasured } from '../servers.ts';
import { DIRECTUS, directusProgram, installDirectus } from './install-directus.ts';

/** Another product over the same tables. */
export type Peer = {
  name: string;
  client: HttpClient;
  /** Of a workload's calls, as it is slower by far. */
  share: number;
};

const UNCACHED = `Directus ${DIRECTUS}`;
const CACHED = `Directus ${DIRECTUS}, its cache on`;
/** What the goals are set against. */
export const DIRECTUS_NAME = UNCACHED;

const READ_BY_ANYBODY = ['posts', 'users', 'articles', 'connections'];
const PASSWORD = 'of-an-administrator-of-a-benchmark';

/**
 * Directus over the tables of `app` as they are, by their own keys; its own tables are in a schema
 * beside them, which goes when the run ends. Once without its cache, as it comes, and once with it.
 */
export async function startDirectus(
  { connectionString, pool }: { connectionString: string; pool: pg.Pool },
  closing: AsyncDisposableStack,
): Promise<Peer[]> {
  installDirectus();
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-directus-'));
  closing.defer(() => rmSync(folder, { recursive: true, force: true }));
  const drop = () => pool.query('drop schema if exists directus cascade');
  await drop();
  closing.defer(async () => void (await drop()));
  await pool.query('create schema directus');
  const env = environment(connectionString, folder);
  const { status, stdout } = spawnSync(directusProgram.node, [directusProgram.cli, 'bootstrap'], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Directus could not make its tables:\n${stdout.slice(-2_000)}`);
  await pool.query(
    `insert into directus.directus_permissions (collection, action, fields, policy)
     select unnest($1::text[]), 'read', '*', policy from directus.directus_access
     where role is null and "user" is null`,
    [READ_BY_ANYBODY],
  );
  const start = async (name: string, share: number, extra: NodeJS.ProcessEnv): Promise<Peer> => {
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
    return { name, client, share };
  };
  return [
    await start(UNCACHED, 0.1, {}),
    await start(CACHED, 1, { CACHE_ENABLED: 'true', CACHE_STORE: 'memory', CACHE_TTL: '1h' }),
  ];
}

/** As in production, without what would only cost it: no bound on callers, no sockets, no studio. */
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
