import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { brotliCompress, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { LOCALES } from '@guildhall/locale/locales';

const ROOT = resolve(import.meta.dirname, '../../../..');
export const WEB = join(ROOT, 'apps/web');
export const WEB_DIST = join(WEB, 'dist');

/** The inputs of the build. */
const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/locales',
  'apps/web/translated-messages.ts',
  'apps/web/append-styles.ts',
  'apps/web/chunk-groups.ts',
  'apps/web/mantine-styles.ts',
  'apps/web/client-manifest.ts',
  'apps/web/vite.config.ts',
  'apps/web/postcss.config.mjs',
  'packages/api/src',
  'packages/api/locales',
  'pnpm-lock.yaml',
];
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt|xml)$/;
const STAMP = join(WEB_DIST, 'stamp');

/** Whether the existing build is up to date with the sources. */
export async function isWebBuilt(): Promise<boolean> {
  return (await readFile(STAMP, 'utf8').catch(() => '')) === (await sourceStamp());
}

/** Builds the client bundle, then the SSR bundle, of each language. A failed build is never mistaken for a complete one. */
export async function buildWeb(): Promise<void> {
  const stamp = await sourceStamp();
  await rm(STAMP, { force: true });
  const { build } = await import('vite');
  for (const locale of LOCALES) {
    await build({ root: WEB, mode: locale, logLevel: 'warn' });
    await build({ root: WEB, mode: locale, logLevel: 'warn', build: { ssr: true } });
  }
  await compressFiles(join(WEB_DIST, 'client'));
  await writeFile(STAMP, stamp);
}

async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256').update(process.versions.node);
  for (const source of SOURCES) {
    for (const file of await filesIn(join(ROOT, source))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash
        .update(relative(ROOT, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** The files in a folder, sorted; the path itself when it is a file; none when it is missing. */
async function filesIn(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path];
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Precompresses static files, so that no request pays for it. */
async function compressFiles(folder: string): Promise<void> {
  const files = (await filesIn(folder)).filter(
    (file) => COMPRESSIBLE.test(file) && !file.includes('/.vite/'),
  );
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
