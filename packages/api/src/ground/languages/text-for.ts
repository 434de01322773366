import type { Locale } from '@guildhall/locale/locales';

/** The language that someone reads in, and the community's own. */
export type Reader = { reads: Locale; own: Locale };

/** A text of the community, and the same in other languages. */
export type TextInLanguages<Text> = {
  /** Of the first text; null: the community's own. */
  locale: Locale | null;
  text: Text;
  translations: Partial<Record<Locale, Text>>;
};

/** `lang` is absent where it is the reader's. */
export type TextForReader<Text> = { text: Text; lang?: Locale };

/**
 * What a reader gets of a text: that in their language, else that in the community's own, else the first one. A
 * language that the community has withdrawn is nobody's, so texts in it stay unread until it is offered again.
 */
export function textFor<Text>(
  { locale, text, translations }: TextInLanguages<Text>,
  { reads, own }: Reader,
): TextForReader<Text> {
  const first = locale ?? own;
  for (const language of [reads, own]) {
    const found = language === first ? text : translations[language];
    if (found === undefined || found === '') continue;
    return language === reads ? { text: found } : { text: found, lang: language };
  }
  return { text, lang: first };
}
