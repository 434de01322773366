import { z } from 'zod';
import { ArticleSummary } from '../../publishing/articles/articles.schema.ts';
import { PageInput } from '../../ground/core/keyset.ts';
import { Post } from '../../publishing/feed/feed.schema.ts';

export const ListSavedInput = PageInput;
export type ListSavedInput = z.infer<typeof ListSavedInput>;

/** Last saved first. */
export const SavedPosts = z.object({ items: z.array(Post), nextCursor: z.string().nullable() });
export type SavedPosts = z.infer<typeof SavedPosts>;

/** Last saved first. */
export const SavedArticles = z.object({ items: z.array(ArticleSummary), nextCursor: z.string().nullable() });
export type SavedArticles = z.infer<typeof SavedArticles>;
