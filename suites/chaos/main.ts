import { parseArgs } from 'node:util';
import { FAULTS } from './faults.ts';
import type { Fault, Finding, Settings } from './fault.ts';
import { type Outcome, headOf, sectionOf, tableOf } from './report.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    dose: { type: 'string', default: 'full' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    /** For each fault. */
    minutes: { type: 'string', default: '60' },
    list: { type: 'boolean', default: false },
  },
});

const dose = values.dose === 'full' || values.dose === 'short' ? values.dose : undefined;
const seed = Number(values.seed);
const minutes = Number(values.minutes);
const keys = values.only?.split(',') ?? FAULTS.map(({ key }) => key);
const known = new Set(FAULTS.map(({ key }) => key));
if (!dose || !Number.isInteger(seed) || !(minutes > 0) || keys.some((key) => !known.has(key))) {
  console.error(
    `Usage: faults [--only ${[...known].join(',')}] [--dose full|short] [--seed whole number] [--minutes number] [--list]`,
  );
  process.exit(1);
}
if (values.list) {
  for (const { key, title, doses } of FAULTS) console.log(`${key}\t${title}: ${doses[dose]}`);
  process.exit(0);
}

const say = (line: string) => console.error(`  ${line}`);
const outcomes: Outcome[] = [];
console.log(headOf({ dose, seed }));
for (const fault of FAULTS.filter(({ key }) => keys.includes(key))) {
  console.error(`${fault.key}: ${fault.title}`);
  const started = performance.now();
  const findings = await attempt(fault, { dose, seed, deadline: Date.now() + minutes * 60_000, say });
  const outcome: Outcome = {
    fault,
    dose,
    findings,
    seconds: (performance.now() - started) / 1_000,
  };
  outcomes.push(outcome);
  console.log(sectionOf(outcome));
}
console.log(tableOf(outcomes));
const hasFailed = outcomes.some(({ findings }) => findings.some(({ held }) => !held));
// Something that a fault left open must not keep the suite from ending.
process.exit(hasFailed ? 1 : 0);

/** The other faults are still worth knowing when one breaks off. */
async function attempt(fault: Fault, settings: Settings): Promise<Finding[]> {
  try {
    return await fault.run(settings);
  } catch (error) {
    console.error(error);
    return [{ must: 'The fault runs to its end', measured: String(error), held: false }];
  }
}
