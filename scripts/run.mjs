import { requireNode } from './lib/require-node.mjs';

requireNode(process.versions.node);

const { ensureInstalled } = await import('./lib/install.mjs');
const { inRoot, serverMain } = await import('./lib/paths.mjs');
const { runNode } = await import('./lib/run-command.mjs');

const [what, ...rest] = process.argv.slice(2);
const programs = {
  dev: () => [serverMain, 'dev', ...rest],
  cli: () => [serverMain, ...rest],
  bench: () => [inRoot('bench', 'main.ts'), ...rest],
  faults: () => [inRoot('faults', 'main.ts'), ...rest],
  inp: () => [inRoot('e2e', 'inp', 'main.ts'), ...rest],
  lighthouse: () => [inRoot('e2e', 'lighthouse', 'main.ts'), ...rest],
  rig: () => [inRoot('rig', 'main.ts'), ...rest],
};
const program = programs[what];

if (program) {
  process.exitCode = (await ensureInstalled()) || (await runNode(program()));
} else {
  console.error(`Unknown program "${what ?? ''}"; there are ${Object.keys(programs).join(', ')}.`);
  process.exitCode = 1;
}
