import { join } from 'node:path';
import { type RunningProgram, runProgram, startProgram } from './running-program.ts';
import type { TestRun } from './test-run.ts';
import { until } from './until.ts';

/** Initializes a cluster in the folder, whose superuser is `postgres`. */
export async function makeCluster(
  { tempDir, pathOf }: TestRun,
  data: string,
  password: string,
): Promise<void> {
  const { account, folder } = tempDir;
  const passwordFile = tempDir.write('password', password);
  tempDir.makeFolder(data.slice(folder.length + 1));
  await runProgram(
    join(pathOf('postgres'), 'initdb'),
    [
      '--username=postgres',
      `--pgdata=${data}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ],
    { account },
  );
}

/** Creates database and roles with deploy/roles.sh, all with one password. */
export async function makeRoles(
  admin: string,
  password: string,
  { replicator = true, ownerMayCreateDatabases = false } = {},
): Promise<void> {
  const { hostname, port } = new URL(admin);
  await runProgram('bash', [join(import.meta.dirname, '../../deploy/roles.sh')], {
    env: {
      PGHOST: hostname,
      PGPORT: port,
      PGPASSWORD: password,
      DATABASE_OWNER_PASSWORD: password,
      DATABASE_PASSWORD: password,
      ...(replicator && { REPLICATOR_PASSWORD: password }),
      ...(ownerMayCreateDatabases && { OWNER_MAY_CREATE_DATABASES: '1' }),
    },
  });
}

/** Starts the server of a cluster; it stops with the run. */
export async function startPostgres(
  { stack, tempDir, pathOf }: TestRun,
  data: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<RunningProgram> {
  const { folder, account } = tempDir;
  const bin = pathOf('postgres');
  const flags = Object.entries({
    ...settings,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const program = startProgram(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    name: data.slice(folder.length + 1) + '-postgres',
    folder,
    account,
  });
  // A fast shutdown: open connections are terminated.
  stack.defer(async () => void (await program.stop('SIGINT')));
  const isReady = join(bin, 'pg_isready');
  await until(`PostgreSQL in ${data} accepts connections`, async () => {
    await runProgram(isReady, ['-h', '127.0.0.1', '-p', String(port)]);
    return true;
  });
  return program;
}
