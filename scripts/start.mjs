import { requireNode } from './lib/require-node.mjs';

requireNode(process.versions.node);

const { ensureInstalled } = await import('./lib/install.mjs');
const { serverEnvironment, serverMain, serverOptions } = await import('./lib/paths.mjs');
const { runNode } = await import('./lib/run-command.mjs');

process.exitCode =
  (await ensureInstalled()) ||
  (await runNode([...serverOptions, serverMain, 'start', ...process.argv.slice(2)], serverEnvironment));
