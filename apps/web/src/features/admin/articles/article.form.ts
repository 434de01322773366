import { CreateArticleInput } from '@guildhall/api/publishing/articles/articles.schema';
import type { FormErrors } from '@mantine/form';
import { validateWith } from '../../../lib/validate-with.ts';
import type { EditedArticle } from './articles.hooks.ts';
import { splitTags } from './split-tags.ts';

export type ArticleFormValues = {
  title: string;
  summary: string;
  content: string;
  author: string;
  /** The member who wrote it, as text; empty for nobody. */
  authorId: string;
  /** Shown in the field of the writer. */
  writerName: string;
  category: string;
  tags: string;
  heroImage: string;
  url: string;
  isPublished: boolean;
  isFeatured: boolean;
};

const validate = validateWith(CreateArticleInput);

export const emptyArticle = (author: string, category: string): ArticleFormValues => ({
  title: '',
  summary: '',
  content: '',
  author,
  authorId: '',
  writerName: '',
  category,
  tags: '',
  heroImage: '',
  url: '',
  isPublished: true,
  isFeatured: false,
});

export const toArticleValues = (article: EditedArticle): ArticleFormValues => ({
  title: article.title,
  summary: article.summary ?? '',
  content: article.content,
  author: article.author,
  authorId: article.writer ? String(article.writer.id) : '',
  writerName: article.writer?.name ?? '',
  category: article.category,
  tags: article.tags.join(', '),
  heroImage: article.heroImage ?? '',
  url: article.url ?? '',
  isPublished: article.isPublished,
  isFeatured: article.isFeatured,
});

/** The input of the API: tags as a list, empty text as null. */
export function toArticleFields({ writerName: _shown, ...values }: ArticleFormValues) {
  return {
    ...values,
    authorId: values.authorId === '' ? null : Number(values.authorId),
    summary: values.summary.trim() || null,
    tags: splitTags(values.tags),
    heroImage: values.heroImage.trim() || null,
    url: values.url.trim() || null,
  };
}

/** Field errors by name. */
export const validateArticle = (values: ArticleFormValues): FormErrors => validate(toArticleFields(values));
