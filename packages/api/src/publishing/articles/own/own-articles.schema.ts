import { z } from 'zod';
import { expectedVersion, id, isoDate, pictureUrl, text } from '../../../ground/values/fields.ts';
import { PageInput } from '../../../ground/core/keyset.ts';
import { RichText } from '../../../ground/values/rich-text.schema.ts';
import { ArticleFields, CONTENT_MAX } from '../articles.schema.ts';

/** Articles of one member that wait at a time, and that are not published in all. */
export const WAITING_MAX = 3;
export const UNPUBLISHED_MAX = 30;

/** `hidden`: was published, and is not any more. */
export const OwnArticleState = z.enum(['draft', 'waiting', 'declined', 'published', 'hidden']);
export type OwnArticleState = z.infer<typeof OwnArticleState>;

export const OwnArticleRef = z.object({ id });
export type OwnArticleRef = z.infer<typeof OwnArticleRef>;

export const ListOwnArticlesInput = PageInput;
export type ListOwnArticlesInput = z.infer<typeof ListOwnArticlesInput>;

const { title, summary, category } = ArticleFields.shape;

const Written = z.object({
  title,
  summary,
  category,
  /** Markdown; empty until it is submitted. */
  content: text(CONTENT_MAX).default(''),
  heroImage: pictureUrl.nullish(),
  /** Whether it goes to the administrators, who publish it or not; otherwise it is saved for later. */
  submits: z.boolean().default(false),
});
export const CreateOwnArticleInput = Written;
export type CreateOwnArticleInput = z.infer<typeof CreateOwnArticleInput>;

export const UpdateOwnArticleInput = Written.extend({ id, expectedVersion });
export type UpdateOwnArticleInput = z.infer<typeof UpdateOwnArticleInput>;

const OwnArticleSummary = z.object({
  id,
  title: z.string(),
  category: z.string(),
  summary: z.string().nullable(),
  state: OwnArticleState,
  /** Its address in the news; null while it is not published. */
  slug: z.string().nullable(),
  /** Why it was declined, until it is submitted again. */
  declineReason: z.string().nullable(),
  submittedAt: isoDate.nullable(),
  updatedAt: isoDate,
  relativeTime: z.string(),
});

export const OwnArticlePage = z.object({
  items: z.array(OwnArticleSummary),
  nextCursor: z.string().nullable(),
  /** Whether the community lets the viewer write another one. */
  can: z.object({ write: z.boolean() }),
});
export type OwnArticlePage = z.infer<typeof OwnArticlePage>;

/** An article as its author sees it, published or not. */
export const OwnArticle = OwnArticleSummary.extend({
  content: z.string(),
  /** The same, parsed; null when it has no formatting. */
  body: RichText,
  heroImage: z.string().nullable(),
  version: z.int(),
  can: z.object({ edit: z.boolean(), withdraw: z.boolean(), delete: z.boolean() }),
});
export type OwnArticle = z.infer<typeof OwnArticle>;
