import { z } from 'zod';
import { adminSearch, expectedVersion, id, isoDate, trimmedText } from '../../../ground/values/fields.ts';
import { PageInput } from '../../../ground/core/keyset.ts';
import { REASON_MAX } from '../../../ground/reports/decisions.schema.ts';
import { ArticleSubmission } from '../articles.schema.ts';

export const ListAdminArticlesInput = PageInput.extend({
  /** Any part of title, author or category. */
  search: adminSearch,
  filter: z.enum(['all', 'published', 'unpublished', 'waiting', 'declined']).default('all'),
});
export type ListAdminArticlesInput = z.infer<typeof ListAdminArticlesInput>;

export const AdminArticle = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  category: z.string(),
  /** The first 200 characters. */
  preview: z.string(),
  isPublished: z.boolean(),
  isFeatured: z.boolean(),
  /** Null for articles of editors. */
  submission: ArticleSubmission.nullable(),
  submittedAt: isoDate.nullable(),
  views: z.int(),
  /** Percent. */
  engagement: z.int(),
  publishedAt: isoDate.nullable(),
  createdAt: isoDate,
});
export type AdminArticle = z.infer<typeof AdminArticle>;

export const AdminArticlePage = z.object({ items: z.array(AdminArticle), nextCursor: z.string().nullable() });
export type AdminArticlePage = z.infer<typeof AdminArticlePage>;

export const AdminArticleRef = z.object({ id });
export type AdminArticleRef = z.infer<typeof AdminArticleRef>;

/** Absent fields stay unchanged. */
export const SetArticleStatusInput = z
  .object({ id, isPublished: z.boolean().optional(), isFeatured: z.boolean().optional() })
  .refine(({ isPublished, isFeatured }) => isPublished !== undefined || isFeatured !== undefined, {
    message: 'Say whether it is published or featured',
    path: ['isPublished'],
  });
export type SetArticleStatusInput = z.infer<typeof SetArticleStatusInput>;

export const DeclineArticleInput = z.object({
  id,
  /** Its author reads it. */
  reason: trimmedText(REASON_MAX, 'Say why, so that the author knows what to change'),
  expectedVersion,
});
export type DeclineArticleInput = z.infer<typeof DeclineArticleInput>;
