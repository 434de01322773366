import { LOCALES, type Locale } from '@guildhall/locale/locales';
import { OUR_FORMS, TERMS } from '@guildhall/locale/own-words/terms';
import { z } from 'zod';

const WORD_MAX = 40;
const FORMS_MAX = Math.max(
  ...LOCALES.flatMap((locale) => TERMS.map((term) => OUR_FORMS[locale][term].length)),
);

/** Of the words of one language as JSON. */
export const TERMS_TEXT_MAX = TERMS.length * (FORMS_MAX * (WORD_MAX + 3) + 20);

/** Letters only, because it stands in every kind of sentence. */
const Word = z
  .string()
  .trim()
  .max(WORD_MAX)
  .regex(/^\p{L}[\p{L}\p{M} '’-]*$/u, 'Use letters, spaces and hyphens');

/** The words for some terms, each in all forms of a language. */
export const OwnTerms = z.partialRecord(z.enum(TERMS), z.array(Word).max(FORMS_MAX));
export type OwnTerms = z.infer<typeof OwnTerms>;

/** Whether each word comes in all forms that the language has for its term. */
export const hasEveryForm = (locale: Locale, terms: OwnTerms): boolean =>
  TERMS.every((term) => {
    const forms = terms[term];
    return forms === undefined || forms.length === OUR_FORMS[locale][term].length;
  });

/** A community's own words for members, events and the like, in each language that it gives them in. */
export const OwnWords = z
  .partialRecord(z.enum(LOCALES), OwnTerms)
  .refine(
    (words) => LOCALES.every((locale) => hasEveryForm(locale, words[locale] ?? {})),
    'Fill in every form of the word',
  );
