import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Installed on demand: 700 MB that development does not need. */
export const DIRECTUS = '12.4.0';
/** The version of its official image; the package brings the headers that isolated-vm is compiled with. */
const NODE = '22.23.3';
const NODE_PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

const FOLDER = resolve(import.meta.dirname, `../../../.data/peers/directus-${DIRECTUS}`);
const node = join(FOLDER, 'node_modules', NODE_PACKAGE);

/** Paths of Directus and of the Node that runs it. */
export const directusProgram = {
  node: join(node, 'bin', 'node'),
  cli: join(FOLDER, 'node_modules', 'directus', 'cli.js'),
};

/**
 * Installs Directus once. Install scripts are off except that of isolated-vm, which Directus requires:
 * without a prebuilt binary it is compiled, which takes some minutes.
 */
export function installDirectus(): void {
  const ready = join(FOLDER, 'ready');
  if (existsSync(ready)) return;
  console.error(`Installing Directus ${DIRECTUS} into ${FOLDER}.`);
  mkdirSync(FOLDER, { recursive: true });
  const dependencies = { directus: DIRECTUS, [NODE_PACKAGE]: NODE };
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify({ private: true, dependencies }));
  npm('install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  npm('rebuild', 'isolated-vm');
  writeFileSync(ready, '');
}

function npm(...args: string[]): void {
  const env = {
    ...process.env,
    PATH: `${join(node, 'bin')}:${process.env['PATH'] ?? ''}`,
    npm_config_nodedir: node,
  };
  const { status } = spawnSync('npm', args, { cwd: FOLDER, env, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`Directus could not be installed: npm ${args[0]} exited with ${status}.`);
}
