import { DEFAULT_LOCALE, type Locale, directionOf, localeOf } from '@guildhall/locale/locales';

/** The language of every word on the page: a bundle has one, and another language is another page (decision 460). */
export const LOCALE: Locale = localeOf(import.meta.env.GUILDHALL_LOCALE ?? '') ?? DEFAULT_LOCALE;

export const DIRECTION = directionOf(LOCALE);

/** How far an arrow key moves along what is read: forward is to the left in languages that are read to the left. */
export const ARROW_STEPS: Readonly<Record<string, number>> =
  DIRECTION === 'rtl' ? { ArrowLeft: 1, ArrowRight: -1 } : { ArrowLeft: -1, ArrowRight: 1 };

const YEAR = 31_536_000;

/** Loads the page again in another language, and all later ones in this browser. */
export function readIn(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `locale=${locale}; path=/; max-age=${YEAR}; samesite=lax${secure}`;
  window.location.reload();
}
