import { LOCALE } from './locale.ts';

const names = new Intl.DisplayNames([LOCALE], { type: 'language' });

/** What a language is called in the reader's, by its tag. */
export const languageName = (tag: string): string => names.of(tag) ?? tag;
