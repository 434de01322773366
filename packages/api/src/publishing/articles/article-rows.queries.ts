import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { type PersonRow, presentPerson } from '../../ground/core/person.ts';
import { isPublicMember } from '../../ground/core/visibility.ts';
import type { Person } from '../../ground/values/person.schema.ts';
import { relativeTime } from '../../ground/values/relative-time.ts';
import { readingMinutes } from '../../ground/values/reading-time.ts';
import { engagement } from './articles.policy.ts';
import type { ArticleSummary } from './articles.schema.ts';

/** Every published article, with all that `presentArticle` needs; the caller orders and limits. */
export function readableArticles(db: Kysely<DB>, viewer: Viewer | null) {
  return db
    .selectFrom('articles')
    .leftJoin('articleLikes as myLike', (join) =>
      join.onRef('myLike.articleId', '=', 'articles.id').on('myLike.userId', '=', viewer?.id ?? 0),
    )
    .leftJoin('articleBookmarks as myBookmark', (join) =>
      join.onRef('myBookmark.articleId', '=', 'articles.id').on('myBookmark.userId', '=', viewer?.id ?? 0),
    )
    .select([
      'articles.id',
      'articles.slug',
      'articles.title',
      'articles.summary',
      'articles.author',
      'articles.category',
      'articles.tags',
      'articles.heroImage',
      'articles.url',
      'articles.isPublished',
      'articles.isFeatured',
      'articles.updatedAt',
      'articles.wordCount',
      'articles.views',
      'articles.likes',
      'articles.comments',
      'articles.bookmarks',
      'articles.shares',
      'myLike.userId as likedBy',
      'myBookmark.userId as bookmarkedBy',
      // A CHECK of the table ensures that a published article has a date.
      sql<Date>`articles.published_at`.as('publishedAt'),
      sql<string>`articles.published_at::text`.as('sortKey'),
    ])
    .where('articles.isPublished', '=', true);
}

/** Adds the member who wrote each article; null where none is named, or where they are not public. */
export const withWriter = <R>(query: SelectQueryBuilder<DB, 'articles', R>) =>
  query.select(
    sql<PersonRow | null>`(
      select json_build_object('id', id, 'username', username, 'firstName', first_name, 'lastName', last_name,
        'jobTitle', job_title, 'company', company, 'avatarKey', avatar_key)
      from users as writer where id = articles.author_id and ${isPublicMember('writer')})`.as('writer'),
  );

export const presentWriter = ({ writer }: { writer: PersonRow | null }): Person | null =>
  writer && presentPerson(writer);

export type ArticleRow =
  ReturnType<typeof readableArticles> extends SelectQueryBuilder<DB, never, infer R> ? R : never;

/** `trending` are the ids of the articles with the badge. */
export function presentArticle(row: ArticleRow, trending: Set<number>): ArticleSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    author: row.author,
    category: row.category,
    tags: row.tags,
    heroImage: row.heroImage,
    url: row.url,
    isPublished: row.isPublished,
    isFeatured: row.isFeatured,
    trending: trending.has(row.id),
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    relativeTime: relativeTime(row.publishedAt),
    readTime: readingMinutes(row.wordCount),
    views: row.views,
    engagement: engagement(row),
    likes: row.likes,
    comments: row.comments,
    shares: row.shares,
    liked: row.likedBy !== null,
    bookmarked: row.bookmarkedBy !== null,
  };
}
