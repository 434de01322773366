import { exitWithUsage, parseCommandLine } from '../shared/cli.ts';
import { checkTable, describeMachine, hasPassed } from '../shared/report.ts';
import { failover } from './failover.ts';
import { MissingProgramsError, type ProgramName, findPrograms } from './programs.ts';
import { replicas } from './replicas.ts';
import { rollingRestart, startSite } from './rolling-restart.ts';
import { stopUnderLoad } from './stop-under-load.ts';
import { makeTempDir } from './temp-dir.ts';
import type { TestReport, TestRun } from './test-run.ts';

const USAGE = `Usage: npm run cluster -- <command> [options]

Runs the scaled deployment of docs/operations.md on this machine.

  up                two processes behind a proxy, a primary and its standby, until Ctrl-C
  rolling-restart   restarts both processes under traffic
  stop-under-load   stops one process without a proxy under load
  replicas          cuts, delays and kills a replica under members who read what they wrote
  failover          kills and switches the leader of three Patroni nodes under writes

  --proxy haproxy|nginx   of up and rolling-restart (haproxy)
  --requests N            of rolling-restart (10000)
  --rounds N              of rolling-restart (4)
  --times N               of stop-under-load (50) and failover (10)`;
const FAILED = 1;
const MISSING = 2;
const INTERRUPTED = 130;

type Command = { needs: ProgramName[]; run(run: TestRun): Promise<TestReport | 'interrupted'> };

const interruption = new Promise<'interrupted'>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      process.send?.('stopping');
      resolve('interrupted');
    });
  // The launcher died.
  process.once('disconnect', () => resolve('interrupted'));
});

const { positionals, values } = parseCommandLine(USAGE, {
  proxy: { type: 'string', default: 'haproxy' },
  requests: { type: 'string', default: '10000' },
  rounds: { type: 'string', default: '4' },
  times: { type: 'string' },
});

const { proxy: kind } = values;
if (kind !== 'nginx' && kind !== 'haproxy') exitWithUsage(USAGE, '--proxy takes haproxy or nginx.');
const requests = count('--requests', values.requests);
const rounds = count('--rounds', values.rounds);
const timesOr = (usual: number) => count('--times', values.times ?? String(usual));

const commands: Record<string, Command> = {
  up: {
    needs: [kind, 'postgres'],
    async run(run) {
      const { port } = await startSite(run, kind);
      console.log(
        `Guildhall is up on http://127.0.0.1:${port}; Ctrl-C stops it. The logs are in ${run.tempDir.folder}.`,
      );
      return interruption;
    },
  },
  'rolling-restart': {
    needs: [kind, 'postgres'],
    run: (run) => rollingRestart(run, { kind, requests, rounds }),
  },
  'stop-under-load': { needs: ['postgres'], run: (run) => stopUnderLoad(run, timesOr(50)) },
  replicas: { needs: ['postgres'], run: replicas },
  failover: {
    needs: ['etcd', 'patroni', 'haproxy', 'postgres'],
    run: (run) => failover(run, timesOr(10)),
  },
};

process.exit(await main(positionals[0] ?? ''));

async function main(name: string): Promise<number> {
  const command = commands[name];
  if (!command)
    return exitWithUsage(USAGE, name ? `There is no command "${name}".` : 'A command is missing.');
  try {
    return await execute(name, command, findPrograms(command.needs));
  } catch (error) {
    if (!(error instanceof MissingProgramsError)) throw error;
    console.error(error.message);
    return MISSING;
  }
}

async function execute(name: string, command: Command, pathOf: TestRun['pathOf']): Promise<number> {
  const run = { stack: new AsyncDisposableStack(), tempDir: makeTempDir(), pathOf };
  let code = FAILED;
  try {
    const outcome = await Promise.race([command.run(run), interruption]);
    if (outcome === 'interrupted') code = name === 'up' ? 0 : INTERRUPTED;
    else {
      const { title, setup, checks } = outcome;
      console.log(`\n### ${title}\n\n${setup}. ${new Date().toISOString()}, ${describeMachine()}.\n`);
      console.log(checkTable(checks));
      code = hasPassed(checks) ? 0 : FAILED;
    }
  } catch (error) {
    console.error(error);
  }
  await run.stack.disposeAsync();
  if (code === FAILED) console.error(`\nThe logs are in ${run.tempDir.folder}.`);
  else run.tempDir.remove();
  return code;
}

function count(option: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) exitWithUsage(USAGE, `${option} takes a whole number above 0.`);
  return value;
}
