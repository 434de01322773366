import { requireNode } from './lib/require-node.mjs';

requireNode(process.versions.node);

const { CHECKS } = await import('./lib/checks.mjs');
const { ensureInstalled } = await import('./lib/install.mjs');
const { PROGRAMS } = await import('./lib/programs.mjs');
const { environment, run, runNode } = await import('./lib/run-command.mjs');

const [name, ...rest] = process.argv.slice(2);

/** Tools of the workspace; further arguments are passed on. */
const tools = {
  format: { command: 'oxfmt', args: [] },
  hooks: { command: 'lefthook', args: ['install'] },
  'test:unit': { command: 'vitest', args: ['run', '--config', 'vitest.workspace.ts'] },
  'test:e2e': { command: 'playwright', args: ['test', '--config', 'e2e/playwright.config.ts'] },
  ...Object.fromEntries(CHECKS.map((check) => [`check:${check.name}`, check])),
};

const runTool = ({ command, args }) => run(command, [...args, ...rest], { env: environment() });

/** Runs all static checks, even after one has failed; resolves with the exit code of the last failure. */
async function checkAll() {
  let exitCode = 0;
  for (const check of CHECKS) {
    console.log(`\n=== ${check.title}`);
    exitCode = (await runTool(check)) || exitCode;
  }
  return exitCode;
}

if (name === 'check') process.exitCode = (await ensureInstalled()) || (await checkAll());
else if (tools[name]) process.exitCode = (await ensureInstalled()) || (await runTool(tools[name]));
else if (PROGRAMS[name])
  process.exitCode = (await ensureInstalled()) || (await runNode([...PROGRAMS[name], ...rest]));
else {
  const known = ['check', ...Object.keys(tools), ...Object.keys(PROGRAMS)].join(', ');
  console.error(`Unknown program "${name ?? ''}"; there are ${known}.`);
  process.exitCode = 1;
}
