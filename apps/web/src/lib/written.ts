import { FORMATS_OF } from '@guildhall/locale/locales';
import { LOCALE } from './locale.ts';

const tag = FORMATS_OF[LOCALE];

/** 1,234 as the page's language writes it. */
export const writtenNumber = (value: number): string => value.toLocaleString(tag);

/** 4.5 as the page's language writes it, with one decimal. */
export const withOneDecimal = (value: number): string =>
  value.toLocaleString(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "Ana, Ben and Chloe" in the page's language. */
export const writtenList = (items: readonly string[]): string => new Intl.ListFormat(tag).format(items);
