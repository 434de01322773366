import { requireNode } from './lib/require-node.mjs';

requireNode(process.versions.node);

const { mkdtempSync, rmSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { BUILD_CHECKS, CHECKS } = await import('./lib/checks.mjs');
const { ensureInstalled } = await import('./lib/install.mjs');
const { environment, run } = await import('./lib/run-command.mjs');
const { testSuites } = await import('./lib/suites.mjs');
const { summaryLines } = await import('./lib/summary.mjs');

// `npm test` runs everything; `npm test -- feed` the unit and integration tests whose path contains "feed".
const areas = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'guildhall-test-'));
const { unit, browser } = testSuites(reports, areas);
const checks = areas.length > 0 ? [] : [...CHECKS, ...BUILD_CHECKS];
const suites = areas.length > 0 ? [unit] : [unit, browser];

const failedSteps = [];
const outcomes = [];

async function step({ title, command, args, env }) {
  console.log(`\n=== ${title}`);
  const exitCode = await run(command, args, { env: environment(env) });
  if (exitCode !== 0) failedSteps.push(title);
  return exitCode;
}

if ((await ensureInstalled()) === 0) {
  for (const check of checks) await step(check);
  for (const suite of suites) {
    const exitCode = await step(suite);
    outcomes.push(suite.read({ title: suite.title, exitCode }));
  }
} else {
  failedSteps.push('Install');
}

rmSync(reports, { recursive: true, force: true });
if (failedSteps.length > 0) console.log(`\nFailed steps: ${failedSteps.join(', ')}`);
console.log(summaryLines(outcomes).join('\n'));
process.exitCode = failedSteps.length > 0 ? 1 : 0;
