import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { EntryServer, Pages } from './entry-server.ts';

const Manifest = z.record(z.string(), z.object({ file: z.string(), isEntry: z.boolean().default(false) }));

/** Pages from the build in `dist`. @throws when there is none */
export async function builtPages(dist: string): Promise<Pages> {
  const manifest = Manifest.parse(
    JSON.parse(await readFile(join(dist, 'client', '.vite', 'manifest.json'), 'utf8')),
  );
  const bundle = pathToFileURL(join(dist, 'server', 'entry-server.js')).href;
  const entries = Object.values(manifest).filter(({ isEntry }) => isEntry);
  let loading: Promise<EntryServer> | undefined;
  return {
    load: () => (loading ??= import(bundle)),
    // The bundle knows the styles of each page from the same manifest.
    assets: { scripts: entries.map(({ file }) => `/${file}`), styles: [] },
    development: false,
  };
}
