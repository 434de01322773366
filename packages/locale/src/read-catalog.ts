import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from './locales.ts';

type Pair = [english: object, translation: object];

const load = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(file).href);

/**
 * The translations of a package: each file of `locales/<locale>` beside the English one of the same path in `src`.
 * @param home the folder of the package
 * @throws when a translation has no English messages of its name
 */
export async function readCatalog(home: string, locale: Locale): Promise<Pair[]> {
  const folder = join(home, 'locales', locale);
  const files = await readdir(folder, { recursive: true });
  const messages = files.filter((file) => file.endsWith('.messages.ts'));
  const pairs = await Promise.all(
    messages.map(async (file) => {
      const [english, translation] = await Promise.all([
        load(join(home, 'src', file)),
        load(join(folder, file)),
      ]);
      return Object.entries(translation).map(([name, translated]): Pair => {
        const original = english[name];
        if (!isObject(original) || !isObject(translated))
          throw new Error(`${file} has no English messages ${name}`);
        return [original, translated];
      });
    }),
  );
  return pairs.flat();
}

/** Some files have a function beside their messages. */
const isObject = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);
