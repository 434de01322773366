import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { queryRows } from '../shared/community.ts';
import { freePorts } from './free-ports.ts';
import { makeCluster, makeRoles, startPostgres } from './postgres-server.ts';
import { runProgram } from './running-program.ts';
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

  await makeCluster(run, primary, password);
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
