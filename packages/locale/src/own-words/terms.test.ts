import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '../locales.ts';
import { OUR_FORMS, TERMS } from './terms.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** All messages of a language, as they stand in the sources. */
async function sourcesOf(locale: string): Promise<string> {
  const folders = ['apps/web', 'packages/api'].map((home) =>
    join(ROOT, home, locale === 'en' ? 'src' : `locales/${locale}`),
  );
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true }))
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .filter((file) => locale !== 'en' || file.endsWith('.messages.ts'))
        .map((file) => join(folder, file)),
    ),
  );
  return (await Promise.all(files.flat().map((file) => readFile(file, 'utf8')))).join('\n');
}

test.each(LOCALES)(
  'each form of a term that may be replaced is one that our sentences have in %s',
  async (locale) => {
    const sources = await sourcesOf(locale);
    for (const term of TERMS)
      for (const form of OUR_FORMS[locale][term])
        expect(sources).toMatch(new RegExp(`(?:${form})(?![\\p{L}])`, 'iu'));
  },
);
