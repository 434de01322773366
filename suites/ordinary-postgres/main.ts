import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../cluster/free-ports.ts';
import { makeCluster, makeRoles, startPostgres } from '../cluster/postgres-server.ts';
import { MissingProgramsError, findPrograms } from '../cluster/programs.ts';
import { runProgram } from '../cluster/running-program.ts';
import { makeTempDir } from '../cluster/temp-dir.ts';
import type { TestRun } from '../cluster/test-run.ts';

/**
 * Runs a command with DATABASE_URL and DATABASE_OWNER_URL of a PostgreSQL that is installed on this machine, started
 * in a temporary folder with the roles of deploy/roles.sh: `node main.ts vitest run`. Unlike the embedded one it has
 * just-in-time compilation, autovacuum, and the locales and defaults that operators have.
 */
const MISSING = 2;
/** As in docker-compose.test.yml. */
const SETTINGS = { fsync: 'off', max_connections: '200' };
const PASSWORD = 'guildhall';

const [command = '', ...args] = process.argv.slice(2);
process.exit(await main());

async function main(): Promise<number> {
  try {
    return await onPostgres(findPrograms(['postgres']));
  } catch (error) {
    if (!(error instanceof MissingProgramsError)) throw error;
    console.error(`No ordinary PostgreSQL was tested. ${error.message}`);
    return MISSING;
  }
}

async function onPostgres(pathOf: TestRun['pathOf']): Promise<number> {
  await using stack = new AsyncDisposableStack();
  const tempDir = makeTempDir();
  stack.defer(() => tempDir.remove());
  const [port = 0] = await freePorts(1);
  const run = { stack, tempDir, pathOf };
  const data = join(tempDir.folder, 'ordinary');
  await makeCluster(run, data, PASSWORD);
  await startPostgres(run, data, port, SETTINGS);
  const urlOf = (role: string, database = 'guildhall') =>
    `postgres://${role}:${PASSWORD}@127.0.0.1:${port}/${database}`;
  await makeRoles(urlOf('postgres', 'postgres'), PASSWORD, {
    replicator: false,
    ownerMayCreateDatabases: true,
  });
  console.log((await runProgram(join(pathOf('postgres'), 'postgres'), ['--version'])).trim());
  return await runCommand({
    DATABASE_URL: urlOf('guildhall_app'),
    DATABASE_OWNER_URL: urlOf('guildhall_owner'),
  });
}

/** Passes signals on, so that the server is stopped after the command. */
async function runCommand(urls: Record<string, string>): Promise<number> {
  const child = spawn(command, args, { env: { ...process.env, ...urls }, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void (process.stdin.isTTY || child.kill(signal)));
  await once(child, 'close');
  return child.exitCode ?? 128 + (child.signalCode === null ? 1 : constants.signals[child.signalCode]);
}
