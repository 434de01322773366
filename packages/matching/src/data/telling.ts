import { readFileSync } from 'node:fs';
import type { TaskLanguage } from './tasks.ts';

/** The languages of the telling words: `data/telling/*.txt`. */
export const TELLING_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt'] as const satisfies readonly (
  | TaskLanguage
  | 'en'
)[];
export type TellingLanguage = (typeof TELLING_LANGUAGES)[number];

/** Words that tell a trade where they stand together: "piano+tune". A star stands for any letters. */
export type Telling = { readonly trade: string; readonly words: readonly string[] };

/** Reads one language: a trade, a colon, and the words that tell it; a line that is indented goes on. */
export function tellingWords(language: TellingLanguage): readonly Telling[] {
  const text = readFileSync(new URL(`../../data/telling/${language}.txt`, import.meta.url), 'utf8');
  return text
    .replaceAll(/\n\s+/gu, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [trade = '', list = ''] = line.split(': ');
      return list
        .split(' ')
        .filter(Boolean)
        .map((entry) => ({ trade, words: entry.split('+') }));
    });
}
