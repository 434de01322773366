import { CreatePageInput } from '@guildhall/api/ground/settings/pages.schema';
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
