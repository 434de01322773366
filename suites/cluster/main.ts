import { parseArgs } from 'node:util';
import { failover } from './failover.ts';
import { MissingProgramsError, type ProgramName, findPrograms } from './programs.ts';
import type { Rig } from './rig.ts';
import { rollingRestart, startSite } from './rolling-restart.ts';
import { stopUnderLoad } from './stop-under-load.ts';
import type { Report } from './verdict.ts';
import { makeWorkplace } from './workplace.ts';

const USAGE = `Usage: rig up [--proxy haproxy|nginx]
       rig rolling-restart [--proxy haproxy|nginx] [--requests 10000] [--rounds 4]
       rig stop-under-load [--times 50]
       rig failover [--times 10]`;
const FAILED = 1;
const MISSING = 2;
const INTERRUPTED = 130;

type Command = { needs: ProgramName[]; run(rig: Rig): Promise<Report | 'interrupted'> };

const interruption = new Promise<'interrupted'>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      process.send?.('stopping');
      resolve('interrupted');
    });
  // The launcher is gone without a word.
  process.once('disconnect', () => resolve('interrupted'));
});

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    proxy: { type: 'string', default: 'haproxy' },
    requests: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '4' },
    times: { type: 'string' },
  },
});
const isCount = (value: number) => Number.isInteger(value) && value > 0;
const kind = values.proxy === 'nginx' ? 'nginx' : 'haproxy';
const requests = Number(values.requests);
const rounds = Number(values.rounds);
const timesOr = (usual: number) => Number(values.times ?? usual);

const commands: Record<string, Command> = {
  up: {
    needs: [kind, 'postgres'],
    async run(rig) {
      const { origin } = await startSite(rig, kind);
      console.log(`Guildhall is up on ${origin}; Ctrl-C ends it. The logs are in ${rig.workplace.folder}.`);
      return interruption;
    },
  },
  'rolling-restart': {
    needs: [kind, 'postgres'],
    run: (rig) => rollingRestart(rig, { kind, requests, rounds }),
  },
  'stop-under-load': { needs: ['postgres'], run: (rig) => stopUnderLoad(rig, timesOr(50)) },
  failover: {
    needs: ['etcd', 'patroni', 'haproxy', 'postgres'],
    run: (rig) => failover(rig, timesOr(10)),
  },
};

process.exit(await main(positionals[0] ?? ''));

async function main(name: string): Promise<number> {
  const command = commands[name];
  const isKnown = values.proxy === kind && [requests, rounds, timesOr(1)].every(isCount);
  if (!command || !isKnown) return complain(USAGE, FAILED);
  try {
    return await run(name, command, findPrograms(command.needs));
  } catch (error) {
    if (error instanceof MissingProgramsError) return complain(error.message, MISSING);
    throw error;
  }
}

async function run(name: string, command: Command, placeOf: Rig['placeOf']): Promise<number> {
  const rig = { stack: new AsyncDisposableStack(), workplace: makeWorkplace(), placeOf };
  const { folder } = rig.workplace;
  let code = FAILED;
  try {
    const outcome = await Promise.race([command.run(rig), interruption]);
    if (outcome === 'interrupted') code = name === 'up' ? 0 : INTERRUPTED;
    else {
      console.log(outcome.text);
      code = outcome.isMet ? 0 : FAILED;
    }
  } catch (error) {
    console.error(error);
  }
  await rig.stack.disposeAsync();
  if (code === FAILED) return complain(`\nThe logs are in ${folder}.`, FAILED);
  rig.workplace.remove();
  return code;
}

function complain(message: string, code: number): number {
  console.error(message);
  return code;
}
