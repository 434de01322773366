import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES, type Locale } from '@guildhall/locale/locales';
import { z } from 'zod';
import type { EntryServer, Pages } from './entry-server.ts';

const Manifest = z.record(z.string(), z.object({ file: z.string(), isEntry: z.boolean().default(false) }));

/**
 * The production renderer, from the build in `dist`. The bundle of a language is loaded with the first page that is
 * rendered in it.
 * @throws when there is none
 */
export async function builtPages(dist: string): Promise<Pages> {
  const scripts = new Map<Locale, string[]>();
  for (const locale of LOCALES) scripts.set(locale, await entriesOf(dist, locale));
  const loading = new Map<Locale, Promise<EntryServer>>();
  const loadOf = (locale: Locale): Promise<EntryServer> =>
    import(pathToFileURL(join(dist, 'server', locale, 'entry-server.js')).href);
  return {
    load(locale) {
      const entry = loading.get(locale) ?? loadOf(locale);
      loading.set(locale, entry);
      return entry;
    },
    // The SSR bundle finds each page's style sheets in the same manifest.
    assets: (locale) => ({ scripts: scripts.get(locale) ?? [], styles: [] }),
    development: false,
  };
}

async function entriesOf(dist: string, locale: Locale): Promise<string[]> {
  const file = join(dist, 'client', '.vite', `manifest.${locale}.json`);
  const manifest = Manifest.parse(JSON.parse(await readFile(file, 'utf8')));
  return Object.values(manifest)
    .filter(({ isEntry }) => isEntry)
    .map(({ file: script }) => `/${script}`);
}
