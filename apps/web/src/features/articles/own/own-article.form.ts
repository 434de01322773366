import { CreateOwnArticleInput } from '@guildhall/api/publishing/articles/own/own-articles.schema';
import type { FormErrors } from '@mantine/form';
import { validateWith } from '../../../lib/validate-with.ts';
import type { OwnArticle } from './own-articles.hooks.ts';

export type OwnArticleValues = {
  title: string;
  category: string;
  summary: string;
  content: string;
  heroImage: string;
};

const validate = validateWith(CreateOwnArticleInput);

export const emptyArticle = (category: string): OwnArticleValues => ({
  title: '',
  category,
  summary: '',
  content: '',
  heroImage: '',
});

export const toValues = (article: OwnArticle): OwnArticleValues => ({
  title: article.title,
  category: article.category,
  summary: article.summary ?? '',
  content: article.content,
  heroImage: article.heroImage ?? '',
});

/** The input of the API: empty text as null. */
export const toFields = (values: OwnArticleValues) => ({
  ...values,
  summary: values.summary.trim() || null,
  heroImage: values.heroImage || null,
});

/** Field errors by name. */
export const validateArticle = (values: OwnArticleValues): FormErrors => validate(toFields(values));
