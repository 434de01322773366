import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { queryRows } from '../shared/community.ts';
import { freePorts } from './free-ports.ts';
import { type RunningProgram, startProgram, runProgram } from './running-program.ts';
import type { TestRun } from './test-run.ts';
import { until } from './until.ts';

export type DatabasePair = {
  /** To the primary, as the role that serves requests and as the owner. */
  url: string;
  ownerUrl: string;
  /** To the standby, as the role that serves requests and as its superuser. */
  standbyUrl: string;
  standbyAdminUrl: string;
  killStandby(): Promise<void>;
};

/** Starts a primary and a streaming standby, with the roles of deploy/roles.sh. */
export async function startDatabasePair(run: TestRun): Promise<DatabasePair> {
  const { tempDir } = run;
  const bin = run.pathOf('postgres');
  const { account } = tempDir;
  const [primaryPort = 0, standbyPort = 0] = await freePorts(2);
  const password = randomBytes(18).toString('base64url');
  const primary = join(tempDir.folder, 'primary');
  const standby = join(tempDir.folder, 'standby');

  const passwordFile = tempDir.write('password', password);
  tempDir.makeFolder('primary');
  await runProgram(
    join(bin, 'initdb'),
    [
      '--username=postgres',
      `--pgdata=${primary}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ],
    { account },
  );
  await startPostgres(run, primary, primaryPort);
  const admin = `postgres://postgres:${password}@127.0.0.1:${primaryPort}/postgres`;
  await makeRoles(admin, password);

  tempDir.makeFolder('standby');
  await runProgram(
    join(bin, 'pg_basebackup'),
    [
      '--host=127.0.0.1',
      `--port=${primaryPort}`,
      '--username=replicator',
      `--pgdata=${standby}`,
      '--write-recovery-conf',
      '--wal-method=stream',
      '--checkpoint=fast',
    ],
    { account, env: { PGPASSWORD: password } },
  );
  const standbyProgram = await startPostgres(run, standby, standbyPort);
  await until('the standby streams', async () => {
    const rows = await queryRows(admin, "select 1 from pg_stat_replication where state = 'streaming'");
    return rows.length === 1;
  });

  const urlOf = (port: number, role = 'guildhall_app') =>
    `postgres://${role}:${password}@127.0.0.1:${port}/guildhall`;
  return {
    url: urlOf(primaryPort),
    ownerUrl: urlOf(primaryPort, 'guildhall_owner'),
    standbyUrl: urlOf(standbyPort),
    standbyAdminUrl: `postgres://postgres:${password}@127.0.0.1:${standbyPort}/postgres`,
    killStandby: () => standbyProgram.kill(),
  };
}

/** Creates database and roles with deploy/roles.sh, all with one password. */
export async function makeRoles(admin: string, password: string, replicator = true): Promise<void> {
  const { hostname, port } = new URL(admin);
  await runProgram('bash', [join(import.meta.dirname, '../../deploy/roles.sh')], {
    env: {
      PGHOST: hostname,
      PGPORT: port,
      PGPASSWORD: password,
      DATABASE_OWNER_PASSWORD: password,
      DATABASE_PASSWORD: password,
      ...(replicator && { REPLICATOR_PASSWORD: password }),
    },
  });
}

async function startPostgres(
  { stack, tempDir, pathOf }: TestRun,
  data: string,
  port: number,
): Promise<RunningProgram> {
  const { folder, account } = tempDir;
  const bin = pathOf('postgres');
  const program = startProgram(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    { name: data.slice(folder.length + 1) + '-postgres', folder, account },
  );
  // A fast shutdown: open connections are terminated.
  stack.defer(async () => void (await program.stop('SIGINT')));
  const isReady = join(bin, 'pg_isready');
  await until(`PostgreSQL in ${data} accepts connections`, async () => {
    await runProgram(isReady, ['-h', '127.0.0.1', '-p', String(port)]);
    return true;
  });
  return program;
}
