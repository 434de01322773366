import { requireNode } from './lib/require-node.mjs';

requireNode(process.versions.node);

const { rmSync } = await import('node:fs');
const { BUILD, CHECKS, PAGE_BUDGETS } = await import('./lib/checks.mjs');
const { ensureInstalled } = await import('./lib/install.mjs');
const { environment, run, runCollecting } = await import('./lib/run-command.mjs');
const { makeScratch } = await import('./lib/scratch.mjs');
const { testSuites } = await import('./lib/suites.mjs');
const { summaryLines } = await import('./lib/summary.mjs');

// `npm test` runs everything; `npm test -- feed` the unit and integration tests whose path contains "feed".
const areas = process.argv.slice(2);
const scratch = makeScratch();
const { unit, browser } = testSuites(scratch, areas);
const suites = areas.length > 0 ? [unit] : [unit, browser];

const failedSteps = [];
const outcomes = [];

const seconds = (startedAt) => `${Math.round((performance.now() - startedAt) / 1_000)} s`;

async function step({ title, command, args, env }) {
  console.log(`\n=== ${title}`);
  const startedAt = performance.now();
  const exitCode = await run(command, args, { env: environment(env) });
  console.log(`${title}: ${seconds(startedAt)}`);
  if (exitCode !== 0) failedSteps.push(title);
  return exitCode;
}

/** The steps use one core most of the time, so they run together; each prints its output when it has ended. */
const stepsTogether = (steps) =>
  Promise.all(
    steps.map(async ({ title, command, args }) => {
      const startedAt = performance.now();
      const { exitCode, output } = await runCollecting(command, args, { env: environment() });
      console.log(`\n=== ${title}\n${output}${title}: ${seconds(startedAt)}`);
      if (exitCode !== 0) failedSteps.push(title);
    }),
  );

if ((await ensureInstalled()) === 0) {
  if (areas.length === 0) {
    await stepsTogether([...CHECKS, BUILD]);
    await step(PAGE_BUDGETS);
  }
  for (const suite of suites) {
    const exitCode = await step(suite);
    outcomes.push(suite.read({ title: suite.title, exitCode }));
  }
} else {
  failedSteps.push('Install');
}

rmSync(scratch, { recursive: true, force: true });
if (failedSteps.length > 0) console.log(`\nFailed steps: ${failedSteps.join(', ')}`);
console.log(summaryLines(outcomes).join('\n'));
process.exitCode = failedSteps.length > 0 ? 1 : 0;
