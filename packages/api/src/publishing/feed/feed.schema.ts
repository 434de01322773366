import { z } from 'zod';
import {
  Attachment,
  Attachments,
  textBesidePictures,
  withTextOrPictures,
} from '../../files/attachments/attachments.schema.ts';
import { expectedVersion, id, isoDate } from '../../ground/values/fields.ts';
import { PageInput } from '../../ground/core/keyset.ts';
import { RichText, TextLanguage } from '../../ground/values/rich-text.schema.ts';
import { TopicName } from '../topics/topics.schema.ts';

export const POST_MAX = 3_000;

export const PostType = z.enum(['opportunity', 'achievement', 'insight', 'connection', 'general']);
export type PostType = z.infer<typeof PostType>;

export const ListPostsInput = PageInput.extend({
  /** Only posts of the viewer's connections, or on the topics that they follow; a visitor has neither. */
  from: z.enum(['connections', 'topics']).optional(),
  /** Only posts of this type. */
  type: PostType.optional(),
  /** Only posts on this topic, in any spelling. */
  topic: TopicName.optional(),
});
export type ListPostsInput = z.infer<typeof ListPostsInput>;

/** The beginning of the whole feed, which is all that most readers ask for. */
export const FirstPostsInput = ListPostsInput.extend({
  cursor: z.null().optional(),
  from: z.undefined().optional(),
  type: z.undefined().optional(),
  topic: z.undefined().optional(),
});
export type FirstPostsInput = z.infer<typeof FirstPostsInput>;

/** What a new post says, wherever it is written. */
export const postFields = {
  content: textBesidePictures(POST_MAX),
  type: PostType.default('general'),
  pictures: Attachments.default([]),
};

export const CreatePostInput = withTextOrPictures(z.object(postFields));
export type CreatePostInput = z.infer<typeof CreatePostInput>;

export const UpdatePostInput = z.object({
  id,
  content: textBesidePictures(POST_MAX).optional(),
  type: PostType.optional(),
  /** New descriptions of its pictures, which stay as they are. */
  pictures: Attachments.optional(),
  expectedVersion,
});
export type UpdatePostInput = z.infer<typeof UpdatePostInput>;

export const PostRef = z.object({ id });
export type PostRef = z.infer<typeof PostRef>;

export const LikePostInput = z.object({ id, liked: z.boolean() });
export type LikePostInput = z.infer<typeof LikePostInput>;

export const BookmarkPostInput = z.object({ id, bookmarked: z.boolean() });
export type BookmarkPostInput = z.infer<typeof BookmarkPostInput>;

/** The newest post on the reader's page; 0 when there is none. */
export const CountNewerInput = z.object({ afterId: z.int().min(0).max(2_147_483_647) });
export type CountNewerInput = z.infer<typeof CountNewerInput>;

/** A URL as written in the text; its short link is /s/{code}. */
export const PostLink = z.object({ url: z.string(), code: z.string() });
export type PostLink = z.infer<typeof PostLink>;

export const PostAuthor = z.object({
  name: z.string(),
  jobTitle: z.string().nullable(),
  company: z.string().nullable(),
  avatar: z.string().nullable(),
  username: z.string(),
});

/** What all readers of a post see alike. */
export const SharedPost = z.object({
  id,
  /** Markdown, as its author wrote it. */
  content: z.string(),
  /** The same, parsed; null when it has no formatting. */
  body: RichText,
  lang: TextLanguage,
  type: PostType,
  author: PostAuthor,
  relativeTime: z.string(),
  createdAt: isoDate,
  likes: z.int(),
  comments: z.int(),
  shares: z.int(),
  /** Whether the author has edited it. */
  edited: z.boolean(),
  version: z.int(),
  /** In the order of the text, without URLs that get no short link. */
  links: z.array(PostLink),
  /** In their order. */
  pictures: z.array(Attachment),
});
export type SharedPost = z.infer<typeof SharedPost>;

/** What differs from reader to reader. */
export const PostOverlay = z.object({
  /** Whether the viewer likes it; false for signed-out readers. */
  liked: z.boolean(),
  /** Whether the viewer has saved it. */
  bookmarked: z.boolean(),
  /** What the viewer may do, so that no screen derives permissions itself. */
  can: z.object({ edit: z.boolean(), delete: z.boolean(), report: z.boolean() }),
});
export type PostOverlay = z.infer<typeof PostOverlay>;

export const Post = SharedPost.extend({
  ...PostOverlay.shape,
  /** Present while it needs an administrator's approval; only returned to the author, when saving. */
  pendingReview: z.literal(true).optional(),
  /** The chapter whose members alone read it; only in the answer for one post. */
  chapter: z.object({ slug: z.string(), name: z.string() }).optional(),
  /** Present where search engines may not list its author, or it is of a chapter; only in the answer for one post. */
  noIndex: z.literal(true).optional(),
});
export type Post = z.infer<typeof Post>;

export const PostPage = z.object({ items: z.array(Post), nextCursor: z.string().nullable() });
export type PostPage = z.infer<typeof PostPage>;

export const LikeState = z.object({ id, liked: z.boolean(), likes: z.int() });
export type LikeState = z.infer<typeof LikeState>;

export const BookmarkState = z.object({ id, bookmarked: z.boolean() });
export type BookmarkState = z.infer<typeof BookmarkState>;

export const ShareState = z.object({ id, shares: z.int() });
export type ShareState = z.infer<typeof ShareState>;

/** At most 100; that many means "100 or more". */
export const NewerCount = z.object({ count: z.int().min(0).max(100) });
export type NewerCount = z.infer<typeof NewerCount>;

/** A post that only its author sees. */
export const UnpublishedPost = z.object({
  id,
  content: z.string(),
  createdAt: isoDate,
  relativeTime: z.string(),
  state: z.enum(['waiting', 'hidden', 'declined']),
  /** The decision that took it down; the author can object on its page. */
  decisionId: id.nullable(),
  reason: z.string().nullable(),
});

export const UnpublishedPosts = z.object({ items: z.array(UnpublishedPost) });
export type UnpublishedPosts = z.infer<typeof UnpublishedPosts>;
