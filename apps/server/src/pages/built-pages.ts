import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { EntryServer, Pages } from './entry-server.ts';

const Manifest = z.record(z.string(), z.object({ file: z.string(), isEntry: z.boolean().default(false) }));

/** The production renderer, from the build in `dist`. @throws when there is none */
export async function builtPages(dist: string): Promise<Pages> {
  const manifest = Manifest.parse(
    JSON.parse(await readFile(join(dist, 'client', '.vite', 'manifest.json'), 'utf8')),
  );
  const bundle = pathToFileURL(join(dist, 'server', 'entry-server.js')).href;
  const entries = Object.values(manifest).filter(({ isEntry }) => isEntry);
  let loading: Promise<EntryServer> | undefined;
  return {
    load: () => (loading ??= import(bundle)),
    // The SSR bundle finds each page's style sheets in the same manifest.
    assets: { scripts: entries.map(({ file }) => `/${file}`), styles: [] },
    development: false,
  };
}
