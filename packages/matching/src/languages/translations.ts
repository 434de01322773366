import { doing } from '../data/dictionary/doing.ts';
import { grammar } from '../data/dictionary/grammar.ts';
import { home } from '../data/dictionary/home.ts';
import { life } from '../data/dictionary/life.ts';
import { work } from '../data/dictionary/work.ts';
import { fold } from '../text.ts';
import { lightStem } from './light-stem.ts';

/** The languages of the dictionary, in the order of its columns. */
const COLUMNS = ['de', 'fr', 'es', 'pt', 'nl', 'it'] as const;
export type DictionaryLanguage = (typeof COLUMNS)[number];

type Words = ReadonlyMap<string, string>;

function rowsOf(table: string): readonly (readonly string[])[] {
  return table
    .split('\n')
    .filter(Boolean)
    .map((row) => row.split('|'));
}

const alternatives = (cell = ''): readonly string[] => cell.split('/').filter(Boolean);

function wordsOf(language: DictionaryLanguage): Words {
  const words = new Map<string, string>();
  for (const [english = '', ...cells] of [home, work, life, doing].flatMap(rowsOf))
    for (const word of alternatives(cells[COLUMNS.indexOf(language)])) {
      const stem = lightStem(fold(word));
      if (!words.has(stem)) words.set(stem, english);
    }
  return words;
}

/** By language and stem, what a content word is in English. */
const translations: Readonly<Record<DictionaryLanguage, Words>> = {
  de: wordsOf('de'),
  fr: wordsOf('fr'),
  es: wordsOf('es'),
  pt: wordsOf('pt'),
  nl: wordsOf('nl'),
  it: wordsOf('it'),
};

/** What a folded word is in English; undefined for one that the dictionary does not have. */
export function englishOf(language: DictionaryLanguage, word: string): string | undefined {
  const words = translations[language];
  const stem = lightStem(word);
  return words.get(stem) ?? words.get(lightStem(stem));
}

const GRAMMAR_COLUMNS = ['pt', 'nl', 'it'] as const;
export type TranslatedLanguage = (typeof GRAMMAR_COLUMNS)[number];

function grammarOf(language: TranslatedLanguage): Words {
  const words = new Map<string, string>();
  for (const [english = '', ...cells] of rowsOf(grammar))
    for (const word of alternatives(cells[GRAMMAR_COLUMNS.indexOf(language)]))
      if (!words.has(fold(word))) words.set(fold(word), english);
  return words;
}

/** By language, what a word of the grammar is in English, by the folded word itself. */
export const grammarWords: Readonly<Record<TranslatedLanguage, Words>> = {
  pt: grammarOf('pt'),
  nl: grammarOf('nl'),
  it: grammarOf('it'),
};
