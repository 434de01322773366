import { parseArgs } from 'node:util';
import { failover } from './failover.ts';
import { MissingProgramsError } from './programs.ts';
import { rollingRestart, startSite } from './rolling-restart.ts';
import { stopUnderLoad } from './stop-under-load.ts';
import { makeWorkplace } from './workplace.ts';

const USAGE = `Usage: rig up [--proxy haproxy|nginx]
       rig rolling-restart [--proxy haproxy|nginx] [--requests 10000] [--rounds 4]
       rig stop-under-load [--times 50]
       rig failover [--times 10]`;
const MISSING = 2;
const INTERRUPTED = 130;

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    process.send?.('stopping');
    interrupted.abort();
  });
process.once('disconnect', () => interrupted.abort());
const interruption = new Promise<'interrupted'>((resolve) =>
  interrupted.signal.addEventListener('abort', () => resolve('interrupted')),
);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    proxy: { type: 'string', default: 'haproxy' },
    requests: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '4' },
    times: { type: 'string' },
  },
});
process.exit(await main());

async function main(): Promise<number> {
  const [command] = positionals;
  const kind = values.proxy === 'nginx' || values.proxy === 'haproxy' ? values.proxy : undefined;
  const numbers = [values.requests, values.rounds, values.times ?? '1'].map(Number);
  if (!kind || numbers.some((number) => !Number.isInteger(number) || number < 1)) return usage();

  const workplace = makeWorkplace();
  const stack = new AsyncDisposableStack();
  const run = async () => {
    switch (command) {
      case 'up': {
        const { origin } = await startSite(stack, workplace, kind);
        console.log(`Guildhall is up on ${origin}; Ctrl-C ends it. Logs: ${workplace.folder}`);
        return interruption;
      }
      case 'rolling-restart':
        return rollingRestart(stack, workplace, {
          kind,
          requests: Number(values.requests),
          rounds: Number(values.rounds),
        });
      case 'stop-under-load':
        return stopUnderLoad(stack, workplace, Number(values.times ?? '50'));
      case 'failover':
        return failover(stack, workplace, Number(values.times ?? '10'));
      default:
        return 'usage';
    }
  };

  try {
    const outcome = await Promise.race([run(), interruption]);
    if (outcome === 'interrupted') return command === 'up' ? 0 : INTERRUPTED;
    if (outcome === 'usage') return usage();
    console.log(outcome.report);
    if (!outcome.isMet) console.log(`\nThe logs are in ${workplace.folder}.`);
    return outcome.isMet ? 0 : 1;
  } catch (error) {
    console.error(error instanceof MissingProgramsError ? error.message : error);
    return error instanceof MissingProgramsError ? MISSING : 1;
  } finally {
    await stack.disposeAsync();
  }
}

function usage(): number {
  console.error(USAGE);
  return 1;
}
