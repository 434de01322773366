import { z } from 'zod';
import { adminSearch, id, isoDate } from '../../../ground/values/fields.ts';
import { PageInput } from '../../../ground/core/keyset.ts';

export const ListAdminArticlesInput = PageInput.extend({
  /** Any part of title, author or category. */
  search: adminSearch,
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
