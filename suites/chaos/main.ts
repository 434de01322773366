import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { installedBinaries } from '@guildhall/db/embedded';
import { exitWithUsage, parseCommandLine } from '../shared/cli.ts';
import { type Check, check, checkTable, describeMachine, hasPassed, table, today } from '../shared/report.ts';
import type { Fault, Settings } from './fault.ts';
import { FAULTS } from './faults.ts';

const KEYS = FAULTS.map(({ key }) => key);
const USAGE = `Usage: npm run chaos -- [options]

Injects faults and checks that the product survives them.

  --only KEYS               some faults: ${KEYS.join(',')}
  --intensity full|smoke    how much is injected (full)
  --seed N                  repeats a run
  --minutes N               at most, for each fault (60)
  --list                    prints the faults`;

const { values } = parseCommandLine(USAGE, {
  only: { type: 'string' },
  intensity: { type: 'string', default: 'full' },
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  minutes: { type: 'string', default: '60' },
  list: { type: 'boolean', default: false },
});

const keys = values.only?.split(',') ?? KEYS;
const unknown = keys.find((key) => !KEYS.includes(key));
if (unknown !== undefined) exitWithUsage(USAGE, `There is no fault "${unknown}".`);
const { intensity } = values;
if (intensity !== 'full' && intensity !== 'smoke') exitWithUsage(USAGE, '--intensity takes full or smoke.');
const seed = Number(values.seed);
if (!Number.isInteger(seed)) exitWithUsage(USAGE, '--seed takes a whole number.');
const minutes = Number(values.minutes);
if (!(minutes > 0)) exitWithUsage(USAGE, '--minutes takes a number above 0.');

if (values.list) {
  for (const { key, title, intensities } of FAULTS)
    console.log(`${key}\t${title}: ${intensities[intensity]}`);
  process.exit(0);
}

console.log(`\n## Faults, ${today()}`);
console.log(`\n${describeMachine()}, PostgreSQL ${postgresVersion()}; ${intensity} intensity, seed ${seed}.`);
const summary: string[][] = [];
let isPassed = true;
for (const fault of FAULTS.filter(({ key }) => keys.includes(key))) {
  console.error(`${fault.key}: ${fault.title}`);
  const startedAt = performance.now();
  const log = (line: string) => console.error(`  ${line}`);
  const checks = await attempt(fault, { intensity, seed, deadline: Date.now() + minutes * 60_000, log });
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`\n### ${fault.key}: ${fault.title}\n`);
  console.log(`${fault.intensities[intensity]}; ${seconds.toFixed(0)} s.\n\n${checkTable(checks)}`);
  const failed = checks.filter(({ passed }) => !passed).length;
  const result = failed === 0 ? 'passed' : `**failed** (${failed} of ${checks.length})`;
  const actual = checks.map((one) => `${one.name}: ${one.actual}`).join('; ');
  summary.push([
    `${fault.key} ${fault.title}`,
    fault.intensities[intensity],
    `${result}: ${actual}`,
    today(),
  ]);
  isPassed &&= hasPassed(checks);
}
console.log(`\n${table(['fault', 'intensity', 'result', 'when'], summary)}`);
// A handle that a fault left open must not keep the suite from exiting.
process.exit(isPassed ? 0 : 1);

/** The other faults still run when one throws. */
async function attempt(fault: Fault, settings: Settings): Promise<Check[]> {
  try {
    return await fault.run(settings);
  } catch (error) {
    console.error(error);
    return [check('The fault runs to its end', 'no error', String(error), false)];
  }
}

function postgresVersion(): string {
  const program = join(installedBinaries().folder, 'bin', 'postgres');
  return /\d+(\.\d+)*/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0] ?? 'unknown';
}
