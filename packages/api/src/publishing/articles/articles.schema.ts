import { z } from 'zod';
import {
  SEARCH_MAX,
  expectedVersion,
  id,
  isoDate,
  line,
  name,
  pictureOrLink,
  text,
  textList,
  webUrl,
} from '../../ground/values/fields.ts';
import { PageInput } from '../../ground/core/keyset.ts';
import { Person } from '../../ground/values/person.schema.ts';
import { RichText, TextLanguage } from '../../ground/values/rich-text.schema.ts';

export const CONTENT_MAX = 100_000;
/** Different pictures in the text. */
export const PICTURES_MAX = 100;

export const ListArticlesInput = PageInput.extend({
  /** Substring of the title or of any tag, ignoring case and accents. */
  search: text(SEARCH_MAX).optional(),
  /** One category; absent for all. */
  category: text(80).optional(),
});
export type ListArticlesInput = z.infer<typeof ListArticlesInput>;

export const ArticleSlug = z.object({ slug: z.string().max(200) });
export type ArticleSlug = z.infer<typeof ArticleSlug>;

export const ArticleTopics = z.array(z.string()).max(4);

export const ArticleRef = z.object({ id });
export type ArticleRef = z.infer<typeof ArticleRef>;

export const LikeArticleInput = z.object({ id, liked: z.boolean() });
export type LikeArticleInput = z.infer<typeof LikeArticleInput>;

export const BookmarkArticleInput = z.object({ id, bookmarked: z.boolean() });
export type BookmarkArticleInput = z.infer<typeof BookmarkArticleInput>;

/** The public part of an article, for link previews, feeds and search engines. */
export const ArticleHead = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string().nullable(),
  author: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  heroImage: z.string().nullable(),
  publishedAt: isoDate,
  updatedAt: isoDate,
});
export type ArticleHead = z.infer<typeof ArticleHead>;

/** The member who wrote an article; null where none is named, or where they are not public. */
const writer = Person.nullable();

/** Its first paragraph without formatting, cut when it is long; null when nothing follows it. */
const opening = z.string().nullable();

/** An article without its text. */
export const ArticleSummary = ArticleHead.extend({
  id,
  /** Original URL, when it was first published elsewhere. */
  url: z.string().nullable(),
  isPublished: z.boolean(),
  isFeatured: z.boolean(),
  /** Among the five with the most readers of the week. */
  trending: z.boolean(),
  relativeTime: z.string(),
  /** Minutes. */
  readTime: z.int(),
  /** Distinct readers a day, summed. */
  views: z.int(),
  /** Percent. */
  engagement: z.int().min(0).max(100),
  likes: z.int(),
  comments: z.int(),
  shares: z.int(),
  liked: z.boolean(),
  bookmarked: z.boolean(),
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

/** What everyone may read of an article. */
export const ArticleTeaser = ArticleSummary.extend({ writer, opening });
export type ArticleTeaser = z.infer<typeof ArticleTeaser>;

/** What the news begin with; null while there are none. */
export const LeadArticle = ArticleTeaser.nullable();
export type LeadArticle = z.infer<typeof LeadArticle>;

export const Article = ArticleSummary.extend({
  writer,
  /** Markdown, as its editors write it. */
  content: z.string(),
  /** The same, parsed; null when it has no formatting. */
  body: RichText,
  lang: TextLanguage,
  can: z.object({ edit: z.boolean() }),
});
export type Article = z.infer<typeof Article>;

export const ArticlePage = z.object({
  items: z.array(ArticleSummary),
  nextCursor: z.string().nullable(),
  /** Total number of matches, at most 1,000; on the first page only. */
  total: z.int().nullable(),
});
export type ArticlePage = z.infer<typeof ArticlePage>;

export const ArticleLikeState = z.object({ id, liked: z.boolean(), likes: z.int() });
export type ArticleLikeState = z.infer<typeof ArticleLikeState>;

export const ArticleBookmarkState = z.object({ id, bookmarked: z.boolean() });
export type ArticleBookmarkState = z.infer<typeof ArticleBookmarkState>;

export const ArticleShareState = z.object({ id, shares: z.int() });
export type ArticleShareState = z.infer<typeof ArticleShareState>;

/** Articles of the same category or with the same tags, at most three. */
export const RelatedArticles = z.array(
  ArticleHead.pick({ slug: true, title: true, category: true, heroImage: true }),
);
export type RelatedArticles = z.infer<typeof RelatedArticles>;

/** What became of an article that a member wrote. */
export const ArticleSubmission = z.enum(['draft', 'waiting', 'declined', 'accepted']);

export const ArticleFields = z.object({
  title: line(200, 'Title is required'),
  summary: text(2_000).nullish(),
  content: line(CONTENT_MAX, 'Content is required'),
  author: name(200, 'Author is required'),
  /** The member who wrote it, whose profile the name then leads to. */
  authorId: id.nullish(),
  category: name(60, 'Choose a category'),
  tags: textList(50, 80),
  heroImage: pictureOrLink.nullish(),
  url: webUrl.nullish(),
  isPublished: z.boolean(),
  isFeatured: z.boolean(),
});

export const CreateArticleInput = ArticleFields.extend({
  /** Business, or the first of the community's own, where it is left out. */
  category: ArticleFields.shape.category.optional(),
  tags: textList(50, 80).default([]),
  isPublished: z.boolean().default(true),
  isFeatured: z.boolean().default(false),
});
export type CreateArticleInput = z.infer<typeof CreateArticleInput>;

export const UpdateArticleInput = ArticleFields.partial().extend({
  id,
  expectedVersion,
});
export type UpdateArticleInput = z.infer<typeof UpdateArticleInput>;

/** An article as its editors see it, published or not. */
export const EditedArticle = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  summary: z.string().nullable(),
  content: z.string(),
  author: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  heroImage: z.string().nullable(),
  url: z.string().nullable(),
  isPublished: z.boolean(),
  isFeatured: z.boolean(),
  writer,
  publishedAt: isoDate.nullable(),
  /** As readers see them. */
  readTime: z.int(),
  trending: z.boolean(),
  /** Null for articles of editors. */
  submission: ArticleSubmission.nullable(),
  submittedAt: isoDate.nullable(),
  version: z.int(),
});
export type EditedArticle = z.infer<typeof EditedArticle>;
