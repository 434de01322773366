import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { picturesOf } from '../../files/attachments/attachment-rows.ts';
import { avatarUrl } from '../../ground/values/avatar.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { relativeTime } from '../../ground/values/relative-time.ts';
import { createTextParser } from '../../ground/core/text-parser.ts';
import { isPostReadable } from '../../ground/core/visibility.ts';
import { EDIT_MINUTES, canDeletePost, canEditPost, canReportPost } from './feed.policy.ts';
import { type Post, type PostLink, type PostOverlay, PostType, type SharedPost } from './feed.schema.ts';
import { fullName, usernameOf } from '../../ground/values/person-name.ts';
import { UNDETERMINED } from '../../ground/languages/written-language.ts';

const bodyOf = createTextParser({ hasTopics: true });

/** Exact, as a Date would lose its microseconds. */
export const sortKey = sql<string>`posts.created_at::text`;
/** Whether its author may still edit it. */
export const isFresh = sql<boolean>`posts.created_at > now() - make_interval(mins => ${EDIT_MINUTES})`;

/**
 * Every post that the viewer may read, with all that `presentPost` needs; the caller orders and limits.
 */
export function readablePosts(
  db: Kysely<DB>,
  viewer: Viewer | null,
  options?: { includeOwnUnpublished?: boolean; inChapters?: boolean },
) {
  return db
    .selectFrom('posts')
    .innerJoin('users as author', 'author.id', 'posts.userId')
    .leftJoin('postLikes as myLike', (join) =>
      join.onRef('myLike.postId', '=', 'posts.id').on('myLike.userId', '=', viewer?.id ?? 0),
    )
    .leftJoin('postBookmarks as myBookmark', (join) =>
      join.onRef('myBookmark.postId', '=', 'posts.id').on('myBookmark.userId', '=', viewer?.id ?? 0),
    )
    .select([
      'posts.id',
      'posts.userId',
      'posts.content',
      'posts.lang',
      'posts.type',
      'posts.state',
      'posts.createdAt',
      'posts.editedAt',
      'posts.version',
      'posts.likes',
      'posts.comments',
      'posts.shares',
      'author.firstName',
      'author.lastName',
      'author.jobTitle',
      'author.company',
      'author.avatarKey',
      'author.username',
      'myLike.userId as likedBy',
      'myBookmark.userId as bookmarkedBy',
      sortKey.as('sortKey'),
      isFresh.as('isFresh'),
      sql<PostLink[] | null>`(
        select json_agg(json_build_object('url', original_text, 'code', short_code) order by position)
        from post_links join short_urls on short_urls.id = short_url_id
        where post_id = posts.id and taken_down_at is null
      )`.as('links'),
      picturesOf('post_id', 'posts.id').as('pictures'),
    ])
    .where(isPostReadable(viewer, options));
}

export type PostRow =
  ReturnType<typeof readablePosts> extends SelectQueryBuilder<DB, never, infer R> ? R : never;

export function presentPost(row: PostRow, viewer: Viewer | null): Post {
  const isMine = { liked: row.likedBy !== null, bookmarked: row.bookmarkedBy !== null };
  return {
    ...presentShared(row),
    ...overlayOf(viewer, row, isMine),
    ...(row.state === 'pending_review' && { pendingReview: true as const }),
  };
}

export const overlayOf = (
  viewer: Viewer | null,
  post: { userId: number; isFresh: boolean },
  { liked, bookmarked }: Pick<PostOverlay, 'liked' | 'bookmarked'>,
): PostOverlay => ({
  liked,
  bookmarked,
  can: {
    edit: canEditPost(viewer, post),
    delete: canDeletePost(viewer, post),
    report: canReportPost(viewer, post),
  },
});

export function presentShared(row: PostRow): SharedPost {
  const type = PostType.safeParse(row.type);
  return {
    id: row.id,
    content: row.content,
    body: bodyOf(row),
    ...(row.lang !== null && row.lang !== UNDETERMINED && { lang: row.lang }),
    type: type.success ? type.data : 'general',
    author: {
      name: fullName(row),
      jobTitle: row.jobTitle,
      company: row.company,
      avatar: avatarUrl(row.avatarKey),
      username: usernameOf({ id: row.userId, username: row.username }),
    },
    relativeTime: relativeTime(row.createdAt),
    createdAt: row.createdAt.toISOString(),
    likes: row.likes,
    comments: row.comments,
    shares: row.shares,
    edited: row.editedAt !== null,
    version: row.version,
    links: row.links ?? [],
    pictures: row.pictures ?? [],
  };
}
