import { requireNode } from './lib/require-node.mjs';

requireNode(process.versions.node);

const { mkdtempSync, rmSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { ensureInstalled } = await import('./lib/install.mjs');
const { inRoot, serverMain } = await import('./lib/paths.mjs');
const { environment, run } = await import('./lib/run-command.mjs');
const { countPlaywright, countReport, countVitest } = await import('./lib/summary.mjs');

const reports = mkdtempSync(join(tmpdir(), 'guildhall-test-'));
const unitReport = join(reports, 'vitest.json');
const browserReport = join(reports, 'playwright.json');

const checks = [
  ['Types', 'tsc', ['-b']],
  ['Lint', 'oxlint', ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']],
  ['Format', 'oxfmt', ['--check']],
  ['Unused code', 'knip', []],
  ['Build of the web', 'node', [serverMain, 'build']],
  ['Page budgets', 'node', [inRoot('scripts', 'page-budgets.mjs')]],
];
const suites = [
  {
    title: 'Unit and integration tests',
    command: 'vitest',
    args: [
      'run',
      '--config',
      'vitest.workspace.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    count: (exitCode) => countReport(unitReport, countVitest, exitCode),
  },
  {
    title: 'Browser journeys',
    command: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    count: (exitCode) => countReport(browserReport, countPlaywright, exitCode),
  },
];

const failedSteps = [];
const total = { passed: 0, failed: 0 };

async function step(title, command, args, env) {
  console.log(`\n=== ${title}`);
  const exitCode = await run(command, args, { env: environment(env) });
  if (exitCode !== 0) failedSteps.push(title);
  return exitCode;
}

if ((await ensureInstalled()) === 0) {
  for (const [title, command, args] of checks) await step(title, command, args);
  for (const { title, command, args, env, count } of suites) {
    const { passed, failed } = count(await step(title, command, args, env));
    total.passed += passed;
    total.failed += failed;
  }
} else {
  failedSteps.push('Install');
}

rmSync(reports, { recursive: true, force: true });
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = failedSteps.length > 0 ? 1 : 0;
