import { readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES, type Locale } from '@guildhall/locale/locales';
import { ownWordsIn } from '@guildhall/locale/own-words/current-words';
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
  const loading = new Map<Locale, { words: string; entry: Promise<EntryServer> }>();
  const loadOf = (locale: Locale, words: string): Promise<EntryServer> =>
    import(`${pathToFileURL(join(dist, 'server', locale, 'entry-server.js')).href}${words}`);
  return {
    load(locale) {
      const version = ownWordsIn(locale)?.version;
      const words = version === undefined ? '' : `${OWN_WORDS}${version}`;
      const known = loading.get(locale);
      if (known?.words === words) return known.entry;
      const entry = loadOf(locale, words);
      loading.set(locale, { words, entry });
      return entry;
    },
    // The SSR bundle finds each page's style sheets in the same manifest.
    assets: (locale) => ({ scripts: scripts.get(locale) ?? [], styles: [] }),
    development: false,
  };
}

const OWN_WORDS = '?own-words=';

/**
 * A bundle reads its messages once, when it is loaded. One that is loaded again for other words of the community has
 * them in its address, and so has every part of it.
 */
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const [, words] = context.parentURL?.split(OWN_WORDS) ?? [];
    return words !== undefined && specifier.startsWith('.')
      ? { ...resolved, url: `${resolved.url}${OWN_WORDS}${words}` }
      : resolved;
  },
});

async function entriesOf(dist: string, locale: Locale): Promise<string[]> {
  const file = join(dist, 'client', '.vite', `manifest.${locale}.json`);
  const manifest = Manifest.parse(JSON.parse(await readFile(file, 'utf8')));
  return Object.values(manifest)
    .filter(({ isEntry }) => isEntry)
    .map(({ file: script }) => `/${script}`);
}
