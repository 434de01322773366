import { requireNode } from './lib/require-node.mjs';

requireNode(process.versions.node);

const { BUILD, CHECKS, PAGE_BUDGETS } = await import('./lib/checks.mjs');
const { ensureInstalled } = await import('./lib/install.mjs');
const { environment, passSignalsOn, run, runCollecting } = await import('./lib/run-command.mjs');
const { withScratch } = await import('./lib/scratch.mjs');
const { testSuites } = await import('./lib/suites.mjs');
const { summaryLines } = await import('./lib/summary.mjs');

// `npm test` runs what must hold before a change lands; `npm test -- feed` the unit and integration tests whose path
// contains "feed". `--all` plays journeys in every window (TESTS=all), and repeats the tests with a database on a
// PostgreSQL of this machine.
const isAll = process.argv.includes('--all');
const areas = process.argv.slice(2).filter((argument) => argument !== '--all');
const stoppedBy = passSignalsOn();

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

async function suiteStep(suite) {
  const exitCode = await step(suite);
  outcomes.push(suite.read({ title: suite.title, exitCode }));
}

/** On more threads, type-aware lint reads the types that files share once for each; the tests take the other cores. */
const ONE_THREAD = environment({ GOMAXPROCS: '1' });

/** The steps use one core most of the time, so they run together; each prints its output when it has ended. */
async function stepsTogether(steps) {
  console.log(`\nRunning: ${steps.map(({ title }) => title).join(', ')}`);
  await Promise.all(
    steps.map(async ({ title, command, args }) => {
      const startedAt = performance.now();
      const { exitCode, output } = await runCollecting(command, args, { env: ONE_THREAD });
      console.log(`\n=== ${title}\n${output}${title}: ${seconds(startedAt)}`);
      if (exitCode !== 0) failedSteps.push(title);
    }),
  );
}

async function runAll(scratch) {
  if ((await ensureInstalled()) !== 0) {
    failedSteps.push('Install');
    return;
  }
  const { unit, ordinary, browser } = testSuites(scratch, areas, isAll);
  const repeated = isAll ? [() => suiteStep(ordinary)] : [];
  if (areas.length > 0) return inOrder([() => suiteStep(unit), ...repeated]);
  // First the build, which tests load.
  const builtAndTested = () => inOrder([() => step(BUILD), () => step(PAGE_BUDGETS), () => suiteStep(unit)]);
  return inOrder([
    // The build takes one core and these tests often wait, which leaves room for the checks.
    () => Promise.all([stepsTogether(CHECKS), builtAndTested()]),
    () => suiteStep(browser),
    ...repeated,
  ]);
}

async function inOrder(steps) {
  for (const next of steps) {
    if (stoppedBy() !== undefined) return;
    await next();
  }
}

await withScratch(runAll);
if (failedSteps.length > 0) console.log(`\nFailed steps: ${failedSteps.join(', ')}`);
console.log(summaryLines(outcomes).join('\n'));
process.exitCode = stoppedBy() ?? (failedSteps.length > 0 ? 1 : 0);
