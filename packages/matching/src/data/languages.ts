import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import type { Language, LanguageCode } from './languages/language.ts';
import { spanish } from './languages/spanish.ts';

/** What is known of the languages members write in beside English, by ISO 639-1 code. */
export const languages: Readonly<Record<LanguageCode, Language>> = {
  de: german,
  es: spanish,
  fr: french,
};
