import { z } from 'zod';
import { id, isoDate, line } from '../../ground/values/fields.ts';
import { PageInput } from '../../ground/core/keyset.ts';
import { RichText, TextLanguage } from '../../ground/values/rich-text.schema.ts';

export const COMMENT_MAX = 2_000;

/** What a comment stands under. */
export type CommentOn = { postId: number } | { articleId: number };

export const ListCommentsInput = PageInput.extend({ postId: id });
export const ListArticleCommentsInput = PageInput.extend({ articleId: id });
export type ListCommentsInput = z.infer<typeof PageInput> & CommentOn;

const NewComment = z.object({
  content: line(COMMENT_MAX, 'Please write something first'),
  /** The comment that is answered. */
  parentId: id.optional(),
});
export const CreateCommentInput = NewComment.extend({ postId: id });
export const CreateArticleCommentInput = NewComment.extend({ articleId: id });
export type CreateCommentInput = z.infer<typeof NewComment> & CommentOn;

export const CommentRef = z.object({ id });
export type CommentRef = z.infer<typeof CommentRef>;

export const Comment = z.object({
  id,
  /** One of the two is null. */
  postId: id.nullable(),
  articleId: id.nullable(),
  /** The first comment of the thread, for a reply. It may be deleted, or hidden from the viewer. */
  parentId: id.nullable(),
  /** Markdown, as its author wrote it. */
  content: z.string(),
  /** The same, parsed; null when it has no formatting. */
  body: RichText,
  lang: TextLanguage,
  author: z.object({
    name: z.string(),
    jobTitle: z.string().nullable(),
    company: z.string().nullable(),
    avatar: z.string().nullable(),
    username: z.string(),
  }),
  relativeTime: z.string(),
  createdAt: isoDate,
  can: z.object({ delete: z.boolean(), report: z.boolean() }),
});
export type Comment = z.infer<typeof Comment>;

/** Thread by thread, oldest first. */
export const CommentPage = z.object({ items: z.array(Comment), nextCursor: z.string().nullable() });
export type CommentPage = z.infer<typeof CommentPage>;

/** How many comments the post or article has after the deletion. */
export const DeletedComment = z.object({
  id,
  postId: id.nullable(),
  articleId: id.nullable(),
  comments: z.int(),
});
export type DeletedComment = z.infer<typeof DeletedComment>;
