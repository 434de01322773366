import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import type { Rig } from './rig.ts';
import { startProgram, runProgram } from './running-program.ts';
import { freePorts, until } from './workplace.ts';

export type DatabasePair = {
  /** Of the app, to the primary: as the role that serves requests, and as the owner. Both hold the password. */
  url: string;
  ownerUrl: string;
  /** Of the app's role, to the standby. */
  standbyUrl: string;
};

/** A primary and a streaming standby, with the roles that deploy/roles.sh makes. */
export async function startDatabasePair(rig: Rig): Promise<DatabasePair> {
  const { workplace } = rig;
  const bin = rig.placeOf('postgres');
  const { account } = workplace;
  const [primaryPort = 0, standbyPort = 0] = await freePorts(2);
  const password = randomBytes(18).toString('base64url');
  const primary = join(workplace.folder, 'primary');
  const standby = join(workplace.folder, 'standby');

  const passwordFile = workplace.write('password', password);
  workplace.makeFolder('primary');
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
  await startPostgres(rig, primary, primaryPort);
  const admin = `postgres://postgres:${password}@127.0.0.1:${primaryPort}/postgres`;
  await makeRoles(admin, password);

  workplace.makeFolder('standby');
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
  await startPostgres(rig, standby, standbyPort);
  await until('the standby follows', async () => {
    const rows = await ask(admin, "select 1 from pg_stat_replication where state = 'streaming'");
    return rows.length === 1;
  });

  const urlOf = (port: number, role = 'guildhall_app') =>
    `postgres://${role}:${password}@127.0.0.1:${port}/guildhall`;
  return {
    url: urlOf(primaryPort),
    ownerUrl: urlOf(primaryPort, 'guildhall_owner'),
    standbyUrl: urlOf(standbyPort),
  };
}

/** Database and roles by the script of `deploy/`, for brevity all with one password. */
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

/** The rows that one statement answers, over a connection of its own. */
export async function ask(
  connectionString: string,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000, query_timeout: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

async function startPostgres({ stack, workplace, placeOf }: Rig, data: string, port: number): Promise<void> {
  const { folder, account } = workplace;
  const bin = placeOf('postgres');
  const program = startProgram(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    { name: data.slice(folder.length + 1) + '-postgres', folder, account },
  );
  // Fast: connections that are still open are cut.
  stack.defer(async () => void (await program.stop('SIGINT')));
  const isReady = join(bin, 'pg_isready');
  await until(`PostgreSQL in ${data} accepts connections`, async () => {
    await runProgram(isReady, ['-h', '127.0.0.1', '-p', String(port)]);
    return true;
  });
}
