import { CreatePageInput } from '@guildhall/api/ground/settings/pages.schema';
import type { Locale } from '@guildhall/locale/locales';
import { validateWith } from '../../../lib/validate-with.ts';
import type { EditedPage } from './pages.hooks.ts';

export type PageValues = { title: string; slug: string; content: string; inFooter: boolean };

export const EMPTY_PAGE: PageValues = { title: '', slug: '', content: '', inFooter: true };

export const toPageValues = ({ title, slug, content, inFooter }: EditedPage): PageValues => ({
  title,
  slug,
  content,
  inFooter,
});

export const validatePage = validateWith(CreatePageInput);

/** What is stored in a further language; nothing, and version 0, where it is missing. */
export const textIn = ({ texts }: EditedPage, locale: Locale) =>
  texts.find((text) => text.locale === locale) ?? { version: 0, title: '', content: '' };
