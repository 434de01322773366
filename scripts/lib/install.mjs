import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, root } from './paths.mjs';
import { run } from './run-command.mjs';

const PNPM = 'pnpm@12.21.0';
const stampFile = (folder) => join(folder, 'node_modules', '.guildhall-install');

/** The hash of the platform, the lock file and every manifest. */
export function installStamp(folder = root) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of manifests(folder)) {
    hash.update(file);
    hash.update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}

function manifests(folder) {
  const workspaces = ['apps', 'packages'].flatMap((group) =>
    existsSync(join(folder, group)) ? readdirSync(join(folder, group)).map((name) => `${group}/${name}`) : [],
  );
  return ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', 'package.json']
    .concat(['e2e', 'suites', ...workspaces].map((workspace) => `${workspace}/package.json`))
    .filter((file) => existsSync(join(folder, file)))
    .toSorted();
}

function isInstalled() {
  const stamp = stampFile(root);
  return existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === installStamp();
}

/** Installs the locked dependencies unless they are up to date; resolves with the exit code. */
export async function ensureInstalled() {
  if (isInstalled()) return 0;
  console.log('Installing dependencies. This happens once and after an update.');
  const code = await run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile']);
  if (code === 0) writeFileSync(stampFile(root), installStamp());
  else console.error('The dependencies could not be installed; see the output above.');
  return code;
}
