import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { DEFAULT_LOCALE, localeOf } from '@guildhall/locale/locales';
import { OUR_FORMS } from '@guildhall/locale/own-words/terms';
import type { Plugin } from 'vite';

const WEB = import.meta.dirname;
const API = resolve(WEB, '../../packages/api');
const MESSAGES = /\.messages(?:\.ts)?$/;
const ENGLISH = 'en';
/** English with accents, brackets and 40 % more letters: what stays as it was is no message. */
const PSEUDO = 'en-XA';

/**
 * Builds the web in one language (docs/decisions/0460): every import of `x.messages.ts` becomes one of its translation
 * below `locales/`, so that a page carries the words of one language and nothing that chooses among them.
 * @param locale the language, a folder of `apps/web/locales` and `packages/api/locales`
 */
export function translatedMessages(locale: string): Plugin {
  const terms = termsOf(locale);
  return {
    name: 'guildhall:translated-messages',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.GUILDHALL_LOCALE': JSON.stringify(locale) } }),
    resolveId: {
      filter: { id: MESSAGES },
      async handler(id, importer, options) {
        if (locale === ENGLISH) return undefined;
        const english = await this.resolve(id, importer, { ...options, skipSelf: true });
        if (!english) return undefined;
        if (locale === PSEUDO) return `${english.id}?pseudo`;
        const translated = translationOf(english.id, locale);
        if (translated && !existsSync(translated)) this.error(`${translated} is missing.`);
        return translated;
      },
    },
    // Each file of messages hands them to the community's own words, where it has any (docs/decisions/0462).
    transform: {
      filter: { id: /\.messages\.ts$/ },
      handler(code) {
        if (!terms.test(code)) return undefined;
        const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
        const said = names.map((name) => `globalThis.ownWords?.(${name}, '${locale}');`);
        return { code: [code, ...said].join('\n'), map: null };
      },
    },
    load: {
      filter: { id: /\.messages\.ts\?pseudo$/ },
      handler: (id) => pseudoModule(id.replace('?pseudo', '')),
    },
  };
}

/** Finds the words that a community may replace in a language: files without any have nothing to hand over. */
function termsOf(locale: string): RegExp {
  const forms = Object.values(OUR_FORMS[localeOf(locale) ?? DEFAULT_LOCALE]).flat();
  return new RegExp(forms.join('|'), 'iu');
}

function translationOf(file: string, locale: string): string | undefined {
  const home = [WEB, API].find((folder) => file.startsWith(resolve(folder, 'src') + sep));
  return home && resolve(home, 'locales', locale, relative(resolve(home, 'src'), file));
}

/** The English messages of a file, each as `pseudo` writes it. */
function pseudoModule(file: string): string {
  const names = [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)];
  return [
    `import * as english from '${file}?english';`,
    `import { pseudo } from '${resolve(WEB, 'locales/pseudo.ts')}';`,
    ...names.map(([, name]) => `export const ${name} = pseudo(english.${name});`),
  ].join('\n');
}
